create table app.role_told (
  role text not null,
  told json not null,
  constraint role_told_pkey PRIMARY KEY (role),
  constraint role_told_role_fkey FOREIGN KEY (role) REFERENCES app.roles(name)
);
