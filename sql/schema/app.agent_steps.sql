create table app.agent_steps (
  id uuid not null default app.new_id(),
  run_id uuid not null,
  at timestamp with time zone not null default now(),
  kind text not null,
  model text,
  day date not null default CURRENT_DATE,
  reserved bigint not null default 0,
  cost bigint,
  input_tokens integer,
  output_tokens integer,
  ms integer,
  error text,
  tool text,
  arguments text,
  found integer,
  heard text,
  constraint agent_steps_arguments_check CHECK ((length(arguments) <= 1000)),
  constraint agent_steps_error_check CHECK ((length(error) <= 500)),
  constraint agent_steps_found_check CHECK ((found >= 0)),
  constraint agent_steps_heard_check CHECK ((length(heard) <= 8000)),
  constraint agent_steps_kind_check CHECK ((((kind = 'model'::text) AND (model IS NOT NULL) AND (tool IS NULL)) OR ((kind = 'tool'::text) AND (tool IS NOT NULL) AND (model IS NULL)))),
  constraint agent_steps_model_check CHECK ((length(model) <= 200)),
  constraint agent_steps_pkey PRIMARY KEY (id),
  constraint agent_steps_run_id_fkey FOREIGN KEY (run_id) REFERENCES app.runs(id) ON DELETE CASCADE,
  constraint agent_steps_tool_check CHECK ((length(tool) <= 100))
);
CREATE INDEX agent_steps_day_idx ON app.agent_steps USING btree (day);
CREATE INDEX agent_steps_run_id_at_idx ON app.agent_steps USING btree (run_id, at);
