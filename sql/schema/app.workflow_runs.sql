create table app.workflow_runs (
  id uuid not null default app.new_id(),
  place bigint not null generated always as identity,
  workflow_id uuid not null,
  number integer not null,
  entity text,
  row_id uuid,
  xid xid8,
  starter_id uuid,
  started_at timestamp with time zone not null default now(),
  state text not null default 'waiting'::text,
  at integer not null default 0,
  attempts integer not null default 0,
  next_at timestamp with time zone default now(),
  lease uuid,
  waits_for text,
  wait_until timestamp with time zone,
  wait_entity text,
  wait_row uuid,
  wait_states text[],
  wait_step text,
  person_id uuid,
  question text,
  answers jsonb not null default '{}'::jsonb,
  chain uuid[] not null default '{}'::uuid[],
  error text,
  ended_at timestamp with time zone,
  constraint workflow_runs_answers_check CHECK ((pg_column_size(answers) <= 65536)),
  constraint workflow_runs_error_check CHECK ((length(error) <= 300)),
  constraint workflow_runs_pkey PRIMARY KEY (id),
  constraint workflow_runs_question_check CHECK ((length(question) <= 500)),
  constraint workflow_runs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'succeeded'::text, 'failed'::text, 'stopped'::text]))),
  constraint workflow_runs_waits_for_check CHECK ((waits_for = ANY (ARRAY['time'::text, 'record'::text, 'person'::text]))),
  constraint workflow_runs_workflow_id_number_fkey FOREIGN KEY (workflow_id, number) REFERENCES app.workflow_versions(workflow_id, number) ON DELETE CASCADE,
  constraint workflow_runs_workflow_id_xid_row_id_key UNIQUE (workflow_id, xid, row_id)
);
CREATE INDEX workflow_runs_ended_at_idx ON app.workflow_runs USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX workflow_runs_next_at_idx ON app.workflow_runs USING btree (next_at) WHERE ((state = 'waiting'::text) AND (next_at IS NOT NULL));
CREATE INDEX workflow_runs_person_id_idx ON app.workflow_runs USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX workflow_runs_wait_row_idx ON app.workflow_runs USING btree (wait_row) WHERE (wait_row IS NOT NULL);
CREATE INDEX workflow_runs_workflow_id_place_idx ON app.workflow_runs USING btree (workflow_id, place DESC);
CREATE INDEX workflow_runs_workflow_id_state_place_idx ON app.workflow_runs USING btree (workflow_id, state, place DESC);
