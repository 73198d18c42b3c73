create table app.backups (
  id uuid not null default gen_random_uuid(),
  at timestamp with time zone not null default now(),
  file text not null,
  bytes bigint not null,
  restored boolean not null default false,
  constraint backups_file_check CHECK ((length(file) <= 1000)),
  constraint backups_pkey PRIMARY KEY (id)
);
CREATE INDEX backups_at_index ON app.backups USING btree (at DESC);
