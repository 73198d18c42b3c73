-- What settling has made of an entity's rights, policy by policy, with the scopes it was made from: what stands is held against it.
create table app.made_policies (
  entity name not null references app.entities (entity) on delete cascade,
  policy name not null,
  made text not null,
  scopes text[] not null,
  primary key (entity, policy)
);
