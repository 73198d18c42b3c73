create table app.runs (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  started_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  key_id uuid,
  agent text,
  parent_id uuid,
  depth smallint not null default 0,
  task_id uuid,
  workflow_run_id uuid,
  constraint runs_depth_check CHECK ((depth <= 3)),
  constraint runs_key_id_fkey FOREIGN KEY (key_id) REFERENCES app.api_keys(id),
  constraint runs_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES app.runs(id),
  constraint runs_pkey PRIMARY KEY (id),
  constraint runs_task_id_fkey FOREIGN KEY (task_id) REFERENCES agent_tasks(id) ON DELETE SET NULL,
  constraint runs_token_hash_key UNIQUE (token_hash),
  constraint runs_workflow_run_id_fkey FOREIGN KEY (workflow_run_id) REFERENCES app.workflow_runs(id) ON DELETE SET NULL
);
CREATE INDEX runs_key_id_idx ON app.runs USING btree (key_id);
CREATE INDEX runs_parent_id_idx ON app.runs USING btree (parent_id);
CREATE INDEX runs_task_id_idx ON app.runs USING btree (task_id);
CREATE INDEX runs_user_id_idx ON app.runs USING btree (user_id);
CREATE INDEX runs_workflow_run_id_idx ON app.runs USING btree (workflow_run_id) WHERE (workflow_run_id IS NOT NULL);
