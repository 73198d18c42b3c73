create table app.roles (
  name text not null,
  kind text not null,
  constraint roles_kind_check CHECK ((kind = ANY (ARRAY['employee'::text, 'client'::text, 'system'::text]))),
  constraint roles_pkey PRIMARY KEY (name)
);
