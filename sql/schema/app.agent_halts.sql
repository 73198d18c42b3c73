create table app.agent_halts (
  id uuid not null default app.new_id(),
  at timestamp with time zone not null default now(),
  by uuid not null,
  reason text not null,
  lifted_at timestamp with time zone,
  lifted_by uuid,
  lift_reason text,
  constraint agent_halts_by_fkey FOREIGN KEY (by) REFERENCES people(id),
  constraint agent_halts_check CHECK ((num_nulls(lifted_at, lifted_by, lift_reason) = ANY (ARRAY[0, 3]))),
  constraint agent_halts_lift_reason_check CHECK (((length(lift_reason) >= 3) AND (length(lift_reason) <= 500))),
  constraint agent_halts_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES people(id),
  constraint agent_halts_pkey PRIMARY KEY (id),
  constraint agent_halts_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 500)))
);
CREATE INDEX agent_halts_by_idx ON app.agent_halts USING btree (by);
CREATE UNIQUE INDEX agent_halts_expr_idx ON app.agent_halts USING btree ((true)) WHERE (lifted_at IS NULL);
CREATE INDEX agent_halts_lifted_by_idx ON app.agent_halts USING btree (lifted_by);
