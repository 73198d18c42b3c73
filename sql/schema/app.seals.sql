create table app.seals (
  no bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  upto_xid xid8 not null,
  upto_id bigint not null,
  count integer not null,
  hash bytea not null,
  constraint seals_pkey PRIMARY KEY (no)
);
