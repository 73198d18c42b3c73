create table app.role_rights (
  role text not null,
  entity text not null,
  rights jsonb not null,
  constraint role_rights_pkey PRIMARY KEY (role, entity)
);
