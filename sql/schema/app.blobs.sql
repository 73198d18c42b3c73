create table app.blobs (
  digest text not null,
  bytes bigint not null,
  stored_at timestamp with time zone not null default now(),
  checked_at timestamp with time zone not null default now(),
  problem text,
  unread boolean not null default true,
  read_tries integer not null default 0,
  text_problem text,
  constraint blobs_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint blobs_pkey PRIMARY KEY (digest),
  constraint blobs_text_problem_check CHECK ((length(text_problem) <= 200))
);
CREATE INDEX blobs_checked_at_idx ON app.blobs USING btree (checked_at);
CREATE INDEX blobs_unread_index ON app.blobs USING btree (read_tries, stored_at) WHERE unread;
