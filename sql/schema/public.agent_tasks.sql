create table public.agent_tasks (
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
  priority text not null default 'P2'::text,
  status text not null default 'pending'::text,
  required_capability text,
  assigned_to uuid,
  input jsonb,
  waits_for text,
  reason text,
  result text,
  counts jsonb,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  last_error text,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  lease_until timestamp with time zone,
  run_id uuid,
  search text generated always as (app.fold(VARIADIC ARRAY[title])) stored,
  about_id text generated always as (lower("left"((input ->> 'id'::text), 36))) stored,
  parent_id uuid,
  delegated_by uuid,
  draft_subject text,
  draft_text text,
  schedule_id uuid,
  agent_id uuid,
  constraint agent_tasks_agent_id_ai_agents_id_fk FOREIGN KEY (agent_id) REFERENCES ai_agents(id),
  constraint agent_tasks_assigned_to_ai_agents_id_fk FOREIGN KEY (assigned_to) REFERENCES ai_agents(id),
  constraint agent_tasks_delegated_by_ai_agents_id_fk FOREIGN KEY (delegated_by) REFERENCES ai_agents(id),
  constraint agent_tasks_draft_text CHECK ((((draft_subject IS NULL) = (draft_text IS NULL)) AND (length(draft_subject) <= 200) AND (length(draft_text) <= 10000))),
  constraint agent_tasks_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint agent_tasks_parent_id CHECK (((parent_id IS NULL) = (delegated_by IS NULL))),
  constraint agent_tasks_parent_id_agent_tasks_id_fk FOREIGN KEY (parent_id) REFERENCES agent_tasks(id),
  constraint agent_tasks_pkey PRIMARY KEY (id),
  constraint agent_tasks_priority CHECK ((priority = ANY (ARRAY['P0'::text, 'P1'::text, 'P2'::text, 'P3'::text]))),
  constraint agent_tasks_required_capability CHECK ((required_capability ~ '^[a-z][a-z0-9_]{0,59}$'::text)),
  constraint agent_tasks_schedule_id_agent_schedules_id_fk FOREIGN KEY (schedule_id) REFERENCES agent_schedules(id) ON DELETE SET NULL,
  constraint agent_tasks_status CHECK ((status = ANY (ARRAY['pending'::text, 'assigned'::text, 'running'::text, 'waiting'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  constraint agent_tasks_title CHECK (((btrim(title) <> ''::text) AND (length(title) <= 200))),
  constraint agent_tasks_waits_for CHECK ((waits_for = ANY (ARRAY['approval'::text, 'budget'::text, 'event'::text, 'model'::text, 'agent'::text, 'tasks'::text])))
);
CREATE INDEX agent_tasks_about_id_created_at_id_index ON public.agent_tasks USING btree (about_id, created_at DESC, id) WHERE (about_id IS NOT NULL);
CREATE INDEX agent_tasks_agent_id_index ON public.agent_tasks USING btree (agent_id);
CREATE INDEX agent_tasks_assigned_to_index ON public.agent_tasks USING btree (assigned_to);
CREATE INDEX agent_tasks_bin_index ON public.agent_tasks USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX agent_tasks_created_at_id_index ON public.agent_tasks USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_tasks_delegated_by_index ON public.agent_tasks USING btree (delegated_by);
CREATE INDEX agent_tasks_finished_index ON public.agent_tasks USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX agent_tasks_leased_index ON public.agent_tasks USING btree (lease_until) WHERE (status = 'running'::text);
CREATE INDEX agent_tasks_next_index ON public.agent_tasks USING btree (priority, created_at, id) WHERE ((status = 'pending'::text) AND (deleted_at IS NULL));
CREATE INDEX agent_tasks_owner_id_created_at_id_index ON public.agent_tasks USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_tasks_parent_id_created_at_id_index ON public.agent_tasks USING btree (parent_id, created_at DESC, id) WHERE (parent_id IS NOT NULL);
CREATE INDEX agent_tasks_priority_id_index ON public.agent_tasks USING btree (priority, id);
CREATE INDEX agent_tasks_schedule_id_created_at_id_index ON public.agent_tasks USING btree (schedule_id, created_at DESC, id) WHERE (schedule_id IS NOT NULL);
CREATE INDEX agent_tasks_search_index ON public.agent_tasks USING gin (search gin_trgm_ops);
CREATE INDEX agent_tasks_spent_index ON public.agent_tasks USING btree (next_attempt_at) WHERE ((status = 'waiting'::text) AND (waits_for = 'budget'::text));
CREATE INDEX agent_tasks_status_created_at_id_index ON public.agent_tasks USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_tasks_waiting_index ON public.agent_tasks USING btree (id) WHERE ((status = 'waiting'::text) AND (waits_for = 'tasks'::text));
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.agent_tasks FOR EACH ROW EXECUTE FUNCTION app.stamp('{lease_until,run_id,reason,name,search,about_id}');
CREATE TRIGGER b_own BEFORE INSERT ON public.agent_tasks FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.agent_tasks FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.agent_tasks FOR EACH ROW EXECUTE FUNCTION app.references_of_agent_tasks();
CREATE TRIGGER e_bound BEFORE INSERT ON public.agent_tasks FOR EACH ROW WHEN ((new.owner_id IS NOT NULL)) EXECUTE FUNCTION app.bound_tasks();
CREATE TRIGGER e_break_trial AFTER UPDATE OF status ON public.agent_tasks FOR EACH ROW WHEN (((new.required_capability = 'try_policy'::text) AND (new.status = ANY (ARRAY['failed'::text, 'cancelled'::text])))) EXECUTE FUNCTION app.break_trial();
CREATE TRIGGER e_wish BEFORE UPDATE OF title ON public.agent_tasks FOR EACH ROW WHEN ((new.title IS DISTINCT FROM old.title)) EXECUTE FUNCTION app.keep_wish();
CREATE TRIGGER y_announce AFTER INSERT ON public.agent_tasks FOR EACH ROW WHEN (((new.priority = 'P0'::text) AND (new.status = 'pending'::text))) EXECUTE FUNCTION app.announce_task();
CREATE TRIGGER y_announce_changed AFTER UPDATE OF priority, status ON public.agent_tasks FOR EACH ROW WHEN (((new.priority = 'P0'::text) AND (new.status = 'pending'::text) AND (new.next_attempt_at IS NULL) AND ((old.priority IS DISTINCT FROM new.priority) OR (old.status IS DISTINCT FROM new.status)))) EXECUTE FUNCTION app.announce_task();
CREATE TRIGGER y_announce_step AFTER UPDATE OF status ON public.agent_tasks FOR EACH ROW WHEN (((new.priority = 'P0'::text) AND (new.parent_id IS NOT NULL) AND (new.status = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text, 'cancelled'::text])) AND (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION app.announce_task();
CREATE TRIGGER y_forget AFTER UPDATE OF status ON public.agent_tasks FOR EACH ROW WHEN (((new.status = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text, 'cancelled'::text])) AND (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION app.forget_steps();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.agent_tasks FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{lease_until,run_id,reason}');
