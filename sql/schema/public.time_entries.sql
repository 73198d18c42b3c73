create table public.time_entries (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  external_source text,
  external_id text,
  owner_id uuid not null,
  team_id uuid,
  status text not null default 'draft'::text,
  day date not null,
  minutes integer,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  task_id uuid,
  project_id uuid,
  activity_id uuid,
  billable boolean not null,
  note text,
  reason text,
  decider_id uuid,
  decided_at timestamp with time zone,
  rate numeric(10,2),
  currency text not null default 'EUR'::text,
  amount numeric(14,2) generated always as (
CASE
    WHEN billable THEN round(((rate * (minutes)::numeric) / (60)::numeric), 2)
    ELSE NULL::numeric
END) stored,
  name text not null generated always as (COALESCE(note, task_name, project_name, ''::text)) stored,
  task_name text,
  task_code text,
  project_name text,
  project_key text,
  manager_id uuid,
  account_id uuid,
  account_name text,
  constraint time_entries_activity_id_activities_id_fk FOREIGN KEY (activity_id) REFERENCES activities(id),
  constraint time_entries_day_years CHECK (((day >= '0001-01-01'::date) AND (day <= '9999-12-31'::date))) NOT VALID,
  constraint time_entries_decider_id_people_id_fk FOREIGN KEY (decider_id) REFERENCES people(id),
  constraint time_entries_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint time_entries_pkey PRIMARY KEY (id),
  constraint time_entries_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id),
  constraint time_entries_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX time_entries_account_id_created_at_id_index ON public.time_entries USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX time_entries_account_id_day_index ON public.time_entries USING btree (account_id, day);
CREATE UNIQUE INDEX time_entries_activity ON public.time_entries USING btree (owner_id, activity_id) WHERE ((activity_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX time_entries_activity_id_index ON public.time_entries USING btree (activity_id);
CREATE INDEX time_entries_bin_index ON public.time_entries USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX time_entries_created_at_id_index ON public.time_entries USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX time_entries_day_id_index ON public.time_entries USING btree (day, id);
CREATE INDEX time_entries_decider_id_index ON public.time_entries USING btree (decider_id);
CREATE INDEX time_entries_external_source_external_id_index ON public.time_entries USING btree (external_source, external_id);
CREATE INDEX time_entries_manager_id_created_at_id_index ON public.time_entries USING btree (manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX time_entries_manager_id_day_index ON public.time_entries USING btree (manager_id, day);
CREATE INDEX time_entries_manager_id_status_day_index ON public.time_entries USING btree (manager_id, status, day);
CREATE INDEX time_entries_owner_id_created_at_id_index ON public.time_entries USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX time_entries_owner_id_day_id_index ON public.time_entries USING btree (owner_id, day, id);
CREATE INDEX time_entries_project_id_created_at_id_index ON public.time_entries USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX time_entries_project_id_day_index ON public.time_entries USING btree (project_id, day);
CREATE INDEX time_entries_spent ON public.time_entries USING btree (task_id) INCLUDE (minutes) WHERE ((deleted_at IS NULL) AND (status <> 'rejected'::text) AND (task_id IS NOT NULL));
CREATE INDEX time_entries_status_created_at_id_index ON public.time_entries USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX time_entries_task_id_day_index ON public.time_entries USING btree (task_id, day);
CREATE INDEX time_entries_team_id_created_at_id_index ON public.time_entries USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX time_entries_timer ON public.time_entries USING btree (owner_id) WHERE ((status = 'running'::text) AND (deleted_at IS NULL));
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.stamp('{project_id,task_name,task_code,project_name,project_key,manager_id,account_id,account_name,amount,name}');
CREATE TRIGGER a_task BEFORE INSERT OR UPDATE OF task_id, project_id ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.time_of_task();
CREATE TRIGGER a_turn BEFORE INSERT OR UPDATE ON public.time_entries FOR EACH STATEMENT EXECUTE FUNCTION app.time_in_turn();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.copies_to_time_entries();
CREATE TRIGGER b_own BEFORE INSERT ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.references_of_time_entries();
CREATE TRIGGER e_colleague BEFORE INSERT ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.check_colleague('owner_id');
CREATE TRIGGER e_time BEFORE INSERT OR UPDATE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.enter_time();
CREATE TRIGGER f_timer BEFORE INSERT OR UPDATE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.run_timer();
CREATE TRIGGER g_day BEFORE INSERT OR UPDATE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.bound_time();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.log_change('{amount,currency,rate}');
