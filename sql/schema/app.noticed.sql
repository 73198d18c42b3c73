create table app.noticed (
  entity text not null,
  one text not null,
  many text not null,
  state name,
  path text not null,
  constraint noticed_pkey PRIMARY KEY (entity)
);
