create table app.workflow_steps (
  run_id uuid not null,
  no bigint not null generated always as identity,
  step text not null,
  state text not null,
  output jsonb,
  error text,
  ended_at timestamp with time zone not null default clock_timestamp(),
  ms integer,
  constraint workflow_steps_error_check CHECK ((length(error) <= 300)),
  constraint workflow_steps_pkey PRIMARY KEY (run_id, no),
  constraint workflow_steps_run_id_fkey FOREIGN KEY (run_id) REFERENCES app.workflow_runs(id) ON DELETE CASCADE,
  constraint workflow_steps_state_check CHECK ((state = ANY (ARRAY['done'::text, 'retried'::text, 'failed'::text, 'passed'::text, 'waiting'::text])))
);
