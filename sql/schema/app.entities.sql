create table app.entities (
  entity name not null,
  state name,
  logged boolean not null default true,
  json_size integer not null default 32768,
  rolled_up name[] not null default '{}'::name[],
  state_types name,
  unlogged name[] not null default '{}'::name[],
  looked_up boolean not null default false,
  told_by name,
  rolled_up_by name[],
  ranked_within name,
  withheld name[] not null default '{}'::name[],
  changeable boolean not null default false,
  constraint entities_pkey PRIMARY KEY (entity)
);
