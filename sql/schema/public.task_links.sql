create table public.task_links (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  from_id uuid not null,
  to_id uuid not null,
  kind text not null,
  lag integer not null default 0,
  name text not null generated always as (kind) stored,
  from_owner_id uuid,
  from_team_id uuid,
  from_project_id uuid,
  from_manager_id uuid,
  from_created_by uuid,
  from_status text,
  from_deleted_at timestamp with time zone,
  to_owner_id uuid,
  to_team_id uuid,
  to_project_id uuid,
  to_manager_id uuid,
  to_created_by uuid,
  to_deleted_at timestamp with time zone,
  constraint task_links_from_id_tasks_id_fk FOREIGN KEY (from_id) REFERENCES tasks(id),
  constraint task_links_lag CHECK (((lag >= 0) AND (lag <= 365))),
  constraint task_links_pkey PRIMARY KEY (id),
  constraint task_links_to_id CHECK ((from_id <> to_id)),
  constraint task_links_to_id_tasks_id_fk FOREIGN KEY (to_id) REFERENCES tasks(id)
);
CREATE INDEX task_links_bin_index ON public.task_links USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX task_links_created_at_id_index ON public.task_links USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_links_from ON public.task_links USING btree (from_id, to_id);
CREATE INDEX task_links_from_created_by_index ON public.task_links USING btree (from_created_by);
CREATE INDEX task_links_from_manager_id_index ON public.task_links USING btree (from_manager_id);
CREATE INDEX task_links_from_owner_id_index ON public.task_links USING btree (from_owner_id);
CREATE INDEX task_links_from_project_id_index ON public.task_links USING btree (from_project_id);
CREATE INDEX task_links_from_team_id_index ON public.task_links USING btree (from_team_id);
CREATE UNIQUE INDEX task_links_pair ON public.task_links USING btree (from_id, to_id, kind) WHERE (deleted_at IS NULL);
CREATE INDEX task_links_to ON public.task_links USING btree (to_id, from_id);
CREATE INDEX task_links_to_created_by_index ON public.task_links USING btree (to_created_by);
CREATE INDEX task_links_to_manager_id_index ON public.task_links USING btree (to_manager_id);
CREATE INDEX task_links_to_owner_id_index ON public.task_links USING btree (to_owner_id);
CREATE INDEX task_links_to_project_id_index ON public.task_links USING btree (to_project_id);
CREATE INDEX task_links_to_team_id_index ON public.task_links USING btree (to_team_id);
CREATE TRIGGER a_link BEFORE INSERT OR UPDATE OF deleted_at ON public.task_links FOR EACH ROW EXECUTE FUNCTION app.check_link('tasks', 'code', '100', 'A task has at most 100 relations.', 'These two tasks are related in this way already.');
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.task_links FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.task_links FOR EACH ROW EXECUTE FUNCTION app.copies_to_task_links();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.task_links FOR EACH ROW EXECUTE FUNCTION app.keep_archived('from_project_id', 'to_project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.task_links FOR EACH ROW EXECUTE FUNCTION app.references_of_task_links();
CREATE TRIGGER w_blockers AFTER INSERT ON public.task_links REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.count_blockers();
CREATE TRIGGER w_blockers_changed AFTER UPDATE ON public.task_links REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.count_blockers();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.task_links FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{from_status}');
