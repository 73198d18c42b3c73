create table app.transitions (
  entity text not null,
  "from" text not null,
  "to" text not null,
  constraint transitions_pkey PRIMARY KEY (entity, "from", "to")
);
