create table app.worker_seen (
  single boolean not null default true,
  at timestamp with time zone not null,
  constraint worker_seen_pkey PRIMARY KEY (single),
  constraint worker_seen_single_check CHECK (single)
);
