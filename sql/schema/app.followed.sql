create table app.followed (
  entity name not null,
  verb text not null,
  parent_verb text not null,
  roles text[] not null,
  constraint followed_pkey PRIMARY KEY (entity, verb)
);
