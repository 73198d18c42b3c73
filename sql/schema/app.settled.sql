create table app.settled (
  part text not null,
  entity name not null,
  made_from text not null,
  constraint settled_pkey PRIMARY KEY (part, entity)
);
