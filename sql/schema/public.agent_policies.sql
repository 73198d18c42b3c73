create table public.agent_policies (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  agent_id uuid not null,
  status text not null default 'candidate'::text,
  number integer,
  name text not null generated always as (COALESCE(('Version '::text || (number)::text), 'Candidate'::text)) stored,
  model text not null,
  temperature numeric(3,2) not null,
  prompt text not null,
  trial text,
  task_id uuid,
  base_id uuid,
  tried integer,
  passed integer,
  base_passed integer,
  trial_note text,
  reason text,
  adopted_by uuid,
  adopted_at timestamp with time zone,
  constraint agent_policies_adopted_by_people_id_fk FOREIGN KEY (adopted_by) REFERENCES people(id),
  constraint agent_policies_agent_id_ai_agents_id_fk FOREIGN KEY (agent_id) REFERENCES ai_agents(id),
  constraint agent_policies_model CHECK (((btrim(model) <> ''::text) AND (length(model) <= 200))),
  constraint agent_policies_number CHECK (((number IS NULL) = (status = 'candidate'::text))),
  constraint agent_policies_pkey PRIMARY KEY (id),
  constraint agent_policies_status CHECK ((status = ANY (ARRAY['candidate'::text, 'in_force'::text, 'former'::text]))),
  constraint agent_policies_task_id_agent_tasks_id_fk FOREIGN KEY (task_id) REFERENCES agent_tasks(id) ON DELETE SET NULL,
  constraint agent_policies_temperature CHECK (((temperature >= (0)::numeric) AND (temperature <= (2)::numeric))),
  constraint agent_policies_texts CHECK (((length(reason) <= 500) AND (length(trial_note) <= 500))),
  constraint agent_policies_trial CHECK ((trial = ANY (ARRAY['running'::text, 'passed'::text, 'failed'::text, 'broken'::text])))
);
CREATE INDEX agent_policies_adopted_by_index ON public.agent_policies USING btree (adopted_by);
CREATE INDEX agent_policies_agent_id_created_at_id_index ON public.agent_policies USING btree (agent_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_policies_bin_index ON public.agent_policies USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX agent_policies_candidate_index ON public.agent_policies USING btree (agent_id) WHERE ((status = 'candidate'::text) AND (deleted_at IS NULL));
CREATE INDEX agent_policies_created_at_id_index ON public.agent_policies USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX agent_policies_number_index ON public.agent_policies USING btree (agent_id, number);
CREATE INDEX agent_policies_task_id_index ON public.agent_policies USING btree (task_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.agent_policies FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.agent_policies FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.agent_policies FOR EACH ROW EXECUTE FUNCTION app.references_of_agent_policies();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.agent_policies FOR EACH ROW EXECUTE FUNCTION app.keep_policy();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.agent_policies FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
