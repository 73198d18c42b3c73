create table app.outside_calls (
  task_id uuid not null,
  asked bytea not null,
  at timestamp with time zone not null default now(),
  constraint outside_calls_asked_check CHECK ((length(asked) = 32)),
  constraint outside_calls_pkey PRIMARY KEY (task_id, asked),
  constraint outside_calls_task_id_fkey FOREIGN KEY (task_id) REFERENCES agent_tasks(id) ON DELETE CASCADE
);
CREATE INDEX outside_calls_at_idx ON app.outside_calls USING btree (at);
