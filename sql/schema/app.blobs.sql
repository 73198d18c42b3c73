create table app.blobs (
  digest text not null,
  bytes bigint not null,
  stored_at timestamp with time zone not null default now(),
  checked_at timestamp with time zone not null default now(),
  problem text,
  constraint blobs_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint blobs_pkey PRIMARY KEY (digest)
);
CREATE INDEX blobs_checked_at_idx ON app.blobs USING btree (checked_at);
