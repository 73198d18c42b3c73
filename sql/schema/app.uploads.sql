create table app.uploads (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  media_type text not null,
  bytes bigint not null,
  digest text,
  created_at timestamp with time zone not null default now(),
  constraint uploads_bytes_check CHECK ((bytes > 0)),
  constraint uploads_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint uploads_media_type_check CHECK ((length(media_type) <= 150)),
  constraint uploads_name_check CHECK ((((length(name) >= 1) AND (length(name) <= 255)) AND (name !~ '[/\\[:cntrl:]]'::text))),
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX uploads_created_at_idx ON app.uploads USING btree (created_at);
CREATE INDEX uploads_digest_idx ON app.uploads USING btree (digest);
CREATE INDEX uploads_user_id_bytes_idx ON app.uploads USING btree (user_id) INCLUDE (bytes);
