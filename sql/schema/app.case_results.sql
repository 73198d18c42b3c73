create table app.case_results (
  policy_id uuid not null,
  case_id uuid not null,
  outcome text,
  came jsonb,
  note text,
  at timestamp with time zone,
  constraint case_results_came_check CHECK ((pg_column_size(came) <= 32768)),
  constraint case_results_case_id_fkey FOREIGN KEY (case_id) REFERENCES agent_cases(id) ON DELETE CASCADE,
  constraint case_results_note_check CHECK ((length(note) <= 500)),
  constraint case_results_outcome_check CHECK ((outcome = ANY (ARRAY['passed'::text, 'failed'::text, 'skipped'::text]))),
  constraint case_results_pkey PRIMARY KEY (policy_id, case_id),
  constraint case_results_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES agent_policies(id) ON DELETE CASCADE
);
CREATE INDEX case_results_case_id_idx ON app.case_results USING btree (case_id);
