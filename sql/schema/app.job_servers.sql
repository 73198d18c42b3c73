create table app.job_servers (
  id text not null,
  started_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  constraint job_servers_id_check CHECK ((length(id) <= 100)),
  constraint job_servers_pkey PRIMARY KEY (id)
);
