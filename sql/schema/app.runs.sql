create table app.runs (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  started_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  key_id uuid,
  constraint runs_key_id_fkey FOREIGN KEY (key_id) REFERENCES app.api_keys(id),
  constraint runs_pkey PRIMARY KEY (id),
  constraint runs_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX runs_key_id_idx ON app.runs USING btree (key_id);
CREATE INDEX runs_user_id_idx ON app.runs USING btree (user_id);
