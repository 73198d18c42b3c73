create table public.task_records (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  task_id uuid not null,
  record_entity text not null,
  record_id uuid not null,
  made_of boolean not null default false,
  name text not null generated always as (record_entity) stored,
  owner_id uuid,
  team_id uuid,
  project_id uuid,
  manager_id uuid,
  task_created_by uuid,
  task_deleted_at timestamp with time zone,
  constraint task_records_pkey PRIMARY KEY (id),
  constraint task_records_record_entity CHECK ((record_entity = ANY (ARRAY['leads'::text, 'accounts'::text, 'contacts'::text, 'projects'::text, 'activities'::text, 'risks'::text, 'agent_findings'::text, 'agent_approvals'::text, 'briefs'::text]))),
  constraint task_records_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id)
);
CREATE INDEX task_records_bin_index ON public.task_records USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX task_records_created_at_id_index ON public.task_records USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_records_manager_id_created_at_id_index ON public.task_records USING btree (manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_records_owner_id_created_at_id_index ON public.task_records USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX task_records_pair ON public.task_records USING btree (task_id, record_entity, record_id) WHERE (deleted_at IS NULL);
CREATE INDEX task_records_project_id_created_at_id_index ON public.task_records USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_records_record ON public.task_records USING btree (record_id, created_at DESC, id);
CREATE INDEX task_records_task ON public.task_records USING btree (task_id, record_id);
CREATE INDEX task_records_task_created_by_created_at_id_index ON public.task_records USING btree (task_created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_records_team_id_created_at_id_index ON public.task_records USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.task_records FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.task_records FOR EACH ROW EXECUTE FUNCTION app.copies_to_task_records();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.task_records FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.task_records FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.task_records FOR EACH ROW EXECUTE FUNCTION app.references_of_task_records();
CREATE TRIGGER e_record BEFORE INSERT OR UPDATE OF record_id, deleted_at ON public.task_records FOR EACH ROW EXECUTE FUNCTION app.check_task_record();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.task_records FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
