create table app.memberships (
  user_id uuid not null,
  kind text not null,
  id uuid not null,
  constraint memberships_pkey PRIMARY KEY (user_id, kind, id),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
