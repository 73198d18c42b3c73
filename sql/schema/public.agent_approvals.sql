create table public.agent_approvals (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  owner_id uuid,
  title text not null,
  name text not null generated always as (title) stored,
  status text not null default 'waiting'::text,
  agent_id uuid not null,
  task_id uuid,
  run_id uuid not null,
  tool text not null,
  input jsonb not null,
  entity text not null,
  row_id uuid,
  why text,
  size integer not null,
  seconded boolean not null default false,
  first_decider_id uuid,
  decider_id uuid,
  decided_at timestamp with time zone,
  reason text,
  expires_at timestamp with time zone not null,
  search text generated always as (app.fold(VARIADIC ARRAY[title])) stored,
  edited jsonb,
  editor_id uuid,
  constraint agent_approvals_agent_id_ai_agents_id_fk FOREIGN KEY (agent_id) REFERENCES ai_agents(id),
  constraint agent_approvals_decider_id_people_id_fk FOREIGN KEY (decider_id) REFERENCES people(id),
  constraint agent_approvals_editor_id_people_id_fk FOREIGN KEY (editor_id) REFERENCES people(id),
  constraint agent_approvals_first_decider_id_people_id_fk FOREIGN KEY (first_decider_id) REFERENCES people(id),
  constraint agent_approvals_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint agent_approvals_pkey PRIMARY KEY (id),
  constraint agent_approvals_status CHECK ((status = ANY (ARRAY['waiting'::text, 'done'::text, 'rejected'::text, 'void'::text, 'expired'::text, 'withdrawn'::text, 'reverted'::text]))),
  constraint agent_approvals_task_id_agent_tasks_id_fk FOREIGN KEY (task_id) REFERENCES agent_tasks(id) ON DELETE SET NULL,
  constraint agent_approvals_texts CHECK (((length(why) <= 2000) AND (length(reason) <= 500))),
  constraint agent_approvals_title CHECK (((btrim(title) <> ''::text) AND (length(title) <= 200))),
  constraint agent_approvals_tool CHECK ((tool ~ '^[a-z][a-z_]{2,119}$'::text))
);
CREATE INDEX agent_approvals_about_index ON public.agent_approvals USING btree (row_id) WHERE (status = 'waiting'::text);
CREATE INDEX agent_approvals_agent_id_index ON public.agent_approvals USING btree (agent_id);
CREATE INDEX agent_approvals_bin_index ON public.agent_approvals USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX agent_approvals_created_at_id_index ON public.agent_approvals USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_approvals_decided_index ON public.agent_approvals USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX agent_approvals_decider_id_index ON public.agent_approvals USING btree (decider_id);
CREATE INDEX agent_approvals_editor_id_index ON public.agent_approvals USING btree (editor_id);
CREATE INDEX agent_approvals_expiry_index ON public.agent_approvals USING btree (expires_at) WHERE (status = 'waiting'::text);
CREATE INDEX agent_approvals_first_decider_id_index ON public.agent_approvals USING btree (first_decider_id);
CREATE INDEX agent_approvals_owner_id_created_at_id_index ON public.agent_approvals USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_approvals_search_index ON public.agent_approvals USING gin (search gin_trgm_ops);
CREATE INDEX agent_approvals_status_created_at_id_index ON public.agent_approvals USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_approvals_task_id_index ON public.agent_approvals USING btree (task_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.agent_approvals FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.agent_approvals FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.agent_approvals FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.agent_approvals FOR EACH ROW EXECUTE FUNCTION app.references_of_agent_approvals();
CREATE TRIGGER e_case AFTER UPDATE OF status ON public.agent_approvals FOR EACH ROW WHEN (((old.status = 'waiting'::text) AND (new.status = ANY (ARRAY['done'::text, 'rejected'::text])))) EXECUTE FUNCTION app.keep_case();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.agent_approvals FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
