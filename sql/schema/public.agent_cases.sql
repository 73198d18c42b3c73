create table public.agent_cases (
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
  decision text not null,
  agent_id uuid not null,
  approval_id uuid not null,
  task_id uuid,
  capability text not null,
  asked jsonb not null,
  tool text not null,
  input jsonb not null,
  edited jsonb,
  entity text not null,
  row_id uuid,
  decider_id uuid,
  decided_at timestamp with time zone not null,
  reason text,
  policy_version integer not null,
  lead_ids uuid[] not null default '{}'::uuid[],
  account_ids uuid[] not null default '{}'::uuid[],
  contact_ids uuid[] not null default '{}'::uuid[],
  search text generated always as (app.fold(VARIADIC ARRAY[title])) stored,
  constraint agent_cases_agent_id_ai_agents_id_fk FOREIGN KEY (agent_id) REFERENCES ai_agents(id),
  constraint agent_cases_approval_id_agent_approvals_id_fk FOREIGN KEY (approval_id) REFERENCES agent_approvals(id) ON DELETE CASCADE,
  constraint agent_cases_decider_id_people_id_fk FOREIGN KEY (decider_id) REFERENCES people(id),
  constraint agent_cases_decision CHECK ((decision = ANY (ARRAY['approved'::text, 'edited'::text, 'rejected'::text]))),
  constraint agent_cases_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint agent_cases_pkey PRIMARY KEY (id),
  constraint agent_cases_reason CHECK ((length(reason) <= 500)),
  constraint agent_cases_task_id_agent_tasks_id_fk FOREIGN KEY (task_id) REFERENCES agent_tasks(id) ON DELETE SET NULL,
  constraint agent_cases_title CHECK (((btrim(title) <> ''::text) AND (length(title) <= 200)))
);
CREATE INDEX agent_cases_account_ids_index ON public.agent_cases USING gin (account_ids);
CREATE INDEX agent_cases_agent_id_created_at_id_index ON public.agent_cases USING btree (agent_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_cases_approval_id_index ON public.agent_cases USING btree (approval_id);
CREATE INDEX agent_cases_bin_index ON public.agent_cases USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX agent_cases_contact_ids_index ON public.agent_cases USING gin (contact_ids);
CREATE INDEX agent_cases_created_at_id_index ON public.agent_cases USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_cases_decider_id_index ON public.agent_cases USING btree (decider_id);
CREATE INDEX agent_cases_decision_created_at_id_index ON public.agent_cases USING btree (decision, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_cases_lead_ids_index ON public.agent_cases USING gin (lead_ids);
CREATE INDEX agent_cases_owner_id_created_at_id_index ON public.agent_cases USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_cases_search_index ON public.agent_cases USING gin (search gin_trgm_ops);
CREATE INDEX agent_cases_task_id_index ON public.agent_cases USING btree (task_id);
CREATE TRIGGER "0_refuse_keys" BEFORE UPDATE OF deleted_at ON public.agent_cases FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.agent_cases FOR EACH ROW EXECUTE FUNCTION app.stamp('{lead_ids,account_ids,contact_ids,name,search}');
CREATE TRIGGER b_own BEFORE INSERT ON public.agent_cases FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.agent_cases FOR EACH ROW EXECUTE FUNCTION app.references_of_agent_cases();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.agent_cases FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{lead_ids,account_ids,contact_ids}');
