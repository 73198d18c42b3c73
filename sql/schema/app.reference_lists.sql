create table app.reference_lists (
  entity text not null,
  list name not null,
  target text not null,
  judges boolean not null default false,
  constraint reference_lists_pkey PRIMARY KEY (entity, list)
);
