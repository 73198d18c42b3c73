create table app.searchable (
  entity text not null,
  entity_type text not null,
  state name,
  owned boolean not null default false,
  texts name[] not null default '{}'::name[],
  codes name[] not null default '{}'::name[],
  description name[] not null default '{}'::name[],
  said_by name,
  kind name,
  constraint searchable_entity_type_check CHECK ((entity_type = ANY (ARRAY['document'::text, 'task'::text, 'user'::text, 'other'::text]))),
  constraint searchable_pkey PRIMARY KEY (entity)
);
