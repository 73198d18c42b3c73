create table app.company_rights (
  role text not null,
  entity text not null,
  verb text not null,
  made jsonb not null,
  shipped jsonb not null,
  in_force boolean not null default true,
  moved_at timestamp with time zone,
  dropped_at timestamp with time zone,
  constraint company_rights_pkey PRIMARY KEY (role, entity, verb)
);
