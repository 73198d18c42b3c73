create table app.record_ends (
  entity text not null,
  target text not null,
  constraint record_ends_pkey PRIMARY KEY (entity, target)
);
