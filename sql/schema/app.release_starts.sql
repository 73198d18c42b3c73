create table app.release_starts (
  at timestamp with time zone not null default now(),
  number integer not null,
  version text not null,
  constraint release_starts_pkey PRIMARY KEY (at),
  constraint release_starts_version_check CHECK ((length(version) <= 50))
);
