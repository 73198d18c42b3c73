create table app.merges (
  id uuid not null default app.new_id(),
  entity text not null,
  kept_id uuid not null,
  gone_id uuid not null,
  filled text[] not null,
  xid xid8 not null default pg_current_xact_id(),
  at timestamp with time zone not null default now(),
  actor_id uuid,
  ended_at timestamp with time zone,
  constraint merges_pkey PRIMARY KEY (id)
);
CREATE INDEX merges_entity_gone_id_idx ON app.merges USING btree (entity, gone_id) WHERE (ended_at IS NULL);
CREATE INDEX merges_entity_kept_id_idx ON app.merges USING btree (entity, kept_id) WHERE (ended_at IS NULL);
