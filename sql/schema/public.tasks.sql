create table public.tasks (
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
  owner_id uuid,
  team_id uuid,
  name text not null,
  body text,
  project_id uuid,
  number integer not null,
  code text not null generated always as (((COALESCE(project_key, 'T'::text) || '-'::text) || (number)::text)) stored,
  parent_id uuid,
  status text not null default 'todo'::text,
  priority text not null default 'none'::text,
  urgency smallint not null generated always as ((array_position('{urgent,high,medium,low,none}'::text[], priority) - 1)) stored,
  starts_on date,
  due_on date,
  estimate integer,
  blocked_reason text,
  ended_at timestamp with time zone,
  client_visible boolean not null default false,
  project_key text,
  manager_id uuid,
  account_id uuid,
  project_visible boolean,
  project_deleted_at timestamp with time zone,
  tag_ids uuid[] not null default '{}'::uuid[],
  search text generated always as (app.fold(VARIADIC ARRAY[((COALESCE(project_key, 'T'::text) || '-'::text) || (number)::text), name])) stored,
  custom jsonb not null default '{}'::jsonb,
  repeat_rule text,
  repeat_mode text not null default 'due_day'::text,
  repeats_id uuid,
  followed boolean not null default false,
  open_blockers smallint not null default 0,
  state_id uuid,
  state_name text,
  left_state_id uuid,
  lane text not null generated always as (COALESCE((state_id)::text, status)) stored,
  rank text not null,
  phase_id uuid,
  phase_name text,
  left_phase_id uuid,
  project_archived_at timestamp with time zone,
  template_id uuid,
  constraint tasks_due_on CHECK (((due_on >= starts_on) AND ((due_on - starts_on) <= 3660) AND ((due_on >= '2000-01-01'::date) AND (due_on <= '2100-12-31'::date)))) NOT VALID,
  constraint tasks_due_on_years CHECK (((due_on >= '0001-01-01'::date) AND (due_on <= '9999-12-31'::date))) NOT VALID,
  constraint tasks_estimate CHECK (((estimate >= 0) AND (estimate <= 600000))),
  constraint tasks_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint tasks_parent_id_tasks_id_fk FOREIGN KEY (parent_id) REFERENCES tasks(id),
  constraint tasks_phase_id_phases_id_fk FOREIGN KEY (phase_id) REFERENCES phases(id),
  constraint tasks_pkey PRIMARY KEY (id),
  constraint tasks_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id),
  constraint tasks_rank CHECK ((rank ~ '^[a-zA-Z][0-9A-Za-z]{0,99}$'::text)),
  constraint tasks_repeat_rule CHECK (((repeat_rule ~ '^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)'::text) AND (length(repeat_rule) <= 200))),
  constraint tasks_repeats_id_tasks_id_fk FOREIGN KEY (repeats_id) REFERENCES tasks(id),
  constraint tasks_starts_on CHECK (((starts_on >= '2000-01-01'::date) AND (starts_on <= '2100-12-31'::date))) NOT VALID,
  constraint tasks_starts_on_years CHECK (((starts_on >= '0001-01-01'::date) AND (starts_on <= '9999-12-31'::date))) NOT VALID,
  constraint tasks_state_id_project_states_id_fk FOREIGN KEY (state_id) REFERENCES project_states(id),
  constraint tasks_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id),
  constraint tasks_template_id_task_templates_id_fk FOREIGN KEY (template_id) REFERENCES task_templates(id)
);
CREATE INDEX tasks_account_id_created_at_id_index ON public.tasks USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_bin_index ON public.tasks USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX tasks_blocked ON public.tasks USING btree (project_id) WHERE ((blocked_reason IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX tasks_children ON public.tasks USING btree (parent_id) WHERE ((parent_id IS NOT NULL) AND (status <> 'cancelled'::text) AND (deleted_at IS NULL));
CREATE INDEX tasks_code_index ON public.tasks USING btree (code);
CREATE INDEX tasks_created_at_id_index ON public.tasks USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_created_by_created_at_id_index ON public.tasks USING btree (created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_due_on_id_index ON public.tasks USING btree (due_on, id);
CREATE INDEX tasks_external_id_index ON public.tasks USING btree (external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX tasks_external_source_external_id_index ON public.tasks USING btree (external_source, external_id);
CREATE INDEX tasks_left_phase_id ON public.tasks USING btree (left_phase_id) WHERE (left_phase_id IS NOT NULL);
CREATE INDEX tasks_left_state_id ON public.tasks USING btree (left_state_id) WHERE (left_state_id IS NOT NULL);
CREATE INDEX tasks_manager_id_created_at_id_index ON public.tasks USING btree (manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_name_id_index ON public.tasks USING btree (name, id);
CREATE UNIQUE INDEX tasks_number ON public.tasks USING btree (COALESCE(project_id, '00000000-0000-0000-0000-000000000000'::uuid), number);
CREATE INDEX tasks_open ON public.tasks USING btree (owner_id, due_on) INCLUDE (id, starts_on, estimate, status, project_id, manager_id, created_by, team_id, account_id, project_deleted_at) WHERE ((status = ANY (ARRAY['triage'::text, 'backlog'::text, 'todo'::text, 'in_progress'::text, 'in_review'::text])) AND (deleted_at IS NULL));
CREATE INDEX tasks_owner_id_created_at_id_index ON public.tasks USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_owner_id_status_due_on_id_index ON public.tasks USING btree (owner_id, status, due_on, id);
CREATE INDEX tasks_parent_id_id_index ON public.tasks USING btree (parent_id, id);
CREATE INDEX tasks_phase_id_index ON public.tasks USING btree (phase_id);
CREATE INDEX tasks_progress ON public.tasks USING btree (project_id, status, due_on) INCLUDE (id, parent_id, estimate, owner_id, manager_id, created_by, team_id, account_id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_project_id_created_at_id_index ON public.tasks USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_project_id_due_on_id_index ON public.tasks USING btree (project_id, due_on, id);
CREATE INDEX tasks_project_key_lane_due_on_id_index ON public.tasks USING btree (project_key, lane, due_on, id);
CREATE INDEX tasks_project_key_lane_rank_id_index ON public.tasks USING btree (project_key, lane, rank, id);
CREATE INDEX tasks_project_key_rank_id_index ON public.tasks USING btree (project_key, rank, id);
CREATE INDEX tasks_rank_id_index ON public.tasks USING btree (rank, id);
CREATE UNIQUE INDEX tasks_repeats_id ON public.tasks USING btree (repeats_id);
CREATE INDEX tasks_search_index ON public.tasks USING gin (search gin_trgm_ops);
CREATE INDEX tasks_state_id_index ON public.tasks USING btree (state_id);
CREATE INDEX tasks_status_created_at_id_index ON public.tasks USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_team_id_created_at_id_index ON public.tasks USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_template_id ON public.tasks USING btree (template_id) WHERE (template_id IS NOT NULL);
CREATE INDEX tasks_to_repeat ON public.tasks USING btree (ended_at) WHERE ((status = 'done'::text) AND (repeat_rule IS NOT NULL) AND (NOT followed));
CREATE INDEX tasks_urgency_id_index ON public.tasks USING btree (urgency, id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.stamp('{open_blockers,state_id,state_name,left_state_id,phase_id,phase_name,left_phase_id,project_archived_at,code,urgency,search,lane}', '{rank,code,urgency,search,lane}');
CREATE TRIGGER a_template BEFORE INSERT ON public.tasks FOR EACH ROW WHEN ((new.template_id IS NOT NULL)) EXECUTE FUNCTION app.follow_task_template();
CREATE TRIGGER a_turn BEFORE UPDATE OF parent_id, project_id ON public.tasks FOR EACH STATEMENT EXECUTE FUNCTION app.parents_in_turn();
CREATE TRIGGER a_turn_below BEFORE INSERT ON public.tasks FOR EACH ROW WHEN ((new.parent_id IS NOT NULL)) EXECUTE FUNCTION app.parents_in_turn();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.copies_to_tasks();
CREATE TRIGGER b_own BEFORE INSERT ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.references_of_tasks();
CREATE TRIGGER e_colleague BEFORE INSERT ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.check_colleague('owner_id');
CREATE TRIGGER e_moved BEFORE UPDATE OF project_id, parent_id ON public.tasks FOR EACH ROW WHEN ((new.project_id IS DISTINCT FROM old.project_id)) EXECUTE FUNCTION app.check_moved_task();
CREATE TRIGGER e_parent BEFORE INSERT OR UPDATE OF parent_id ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.check_parent();
CREATE TRIGGER e_phase BEFORE INSERT OR UPDATE OF project_id, parent_id, phase_id, phase_name ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.stand_in_phase();
CREATE TRIGGER e_state BEFORE INSERT OR UPDATE OF status, project_id, parent_id, state_id, state_name ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.stand_in_state();
CREATE TRIGGER e_task BEFORE INSERT OR UPDATE OF status, project_id, parent_id, state_id ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.enter_task();
CREATE TRIGGER x_copies_to_activities AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tasks_to_activities();
CREATE TRIGGER x_copies_to_comments AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tasks_to_comments();
CREATE TRIGGER x_copies_to_files AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tasks_to_files();
CREATE TRIGGER x_copies_to_task_links_from_id AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tasks_to_task_links_from_id();
CREATE TRIGGER x_copies_to_task_links_to_id AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tasks_to_task_links_to_id();
CREATE TRIGGER x_copies_to_task_people AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tasks_to_task_people();
CREATE TRIGGER x_copies_to_task_records AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tasks_to_task_records();
CREATE TRIGGER x_copies_to_tasks AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tasks_to_tasks();
CREATE TRIGGER x_copies_to_time_entries AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tasks_to_time_entries();
CREATE TRIGGER x_phase AFTER UPDATE OF phase_id, parent_id ON public.tasks FOR EACH ROW WHEN (((pg_trigger_depth() = 0) AND (new.phase_id IS DISTINCT FROM old.phase_id) AND (NOT (new.project_id IS DISTINCT FROM old.project_id)))) EXECUTE FUNCTION app.take_to_phase();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.tasks REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_tasks();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.tasks REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_tasks();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.tasks REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_tasks();
CREATE TRIGGER y_spread AFTER UPDATE OF rank ON public.tasks FOR EACH ROW WHEN ((length(new.rank) > 60)) EXECUTE FUNCTION app.spread_ranks('project_id');
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.log_change('{blocked_reason,body,custom,estimate,external_id,external_source,followed,lane,left_phase_id,left_state_id,number,open_blockers,parent_id,phase_id,phase_name,priority,project_key,rank,repeat_mode,repeat_rule,repeats_id,search,state_name,tag_ids,template_id,urgency}', '{left_state_id,lane,left_phase_id}');
CREATE TRIGGER zz_template AFTER INSERT ON public.tasks FOR EACH ROW WHEN ((new.template_id IS NOT NULL)) EXECUTE FUNCTION app.follow_task_template();
