create table app.duplicate_pairs (
  entity text not null,
  one uuid not null,
  other uuid not null,
  reasons text[] not null,
  found_at timestamp with time zone not null default now(),
  dismissed_at timestamp with time zone,
  dismissed_by uuid,
  constraint duplicate_pairs_check CHECK ((one < other)),
  constraint duplicate_pairs_pkey PRIMARY KEY (entity, one, other)
);
CREATE INDEX duplicate_pairs_entity_cardinality_found_at_idx ON app.duplicate_pairs USING btree (entity, cardinality(reasons) DESC, found_at DESC) WHERE (dismissed_at IS NULL);
CREATE INDEX duplicate_pairs_entity_other_idx ON app.duplicate_pairs USING btree (entity, other);
