create table app.run_acts (
  run_id uuid not null,
  entity name not null,
  acts text[] not null,
  ids uuid[],
  proposes text[] not null default '{}'::text[],
  constraint run_acts_acts_check CHECK (((cardinality(acts) >= 1) AND (cardinality(acts) <= 50))),
  constraint run_acts_ids_check CHECK ((cardinality(ids) <= 1000)),
  constraint run_acts_pkey PRIMARY KEY (run_id, entity),
  constraint run_acts_proposes_check CHECK ((cardinality(proposes) <= 50)),
  constraint run_acts_run_id_fkey FOREIGN KEY (run_id) REFERENCES app.runs(id) ON DELETE CASCADE
);
