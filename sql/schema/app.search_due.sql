create table app.search_due (
  entity text not null,
  key text not null,
  after uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  constraint search_due_pkey PRIMARY KEY (entity, key)
);
