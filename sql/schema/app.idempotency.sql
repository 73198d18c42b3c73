create table app.idempotency (
  user_id uuid not null default app.user_id(),
  key text not null,
  fingerprint text not null,
  result jsonb,
  at timestamp with time zone not null default now(),
  constraint idempotency_key_check CHECK (((length(key) >= 8) AND (length(key) <= 200))),
  constraint idempotency_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_at_idx ON app.idempotency USING btree (at);
