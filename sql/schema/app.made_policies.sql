create table app.made_policies (
  entity name not null,
  policy name not null,
  made text not null,
  scopes text[] not null,
  constraint made_policies_entity_fkey FOREIGN KEY (entity) REFERENCES app.entities(entity) ON DELETE CASCADE,
  constraint made_policies_pkey PRIMARY KEY (entity, policy)
);
