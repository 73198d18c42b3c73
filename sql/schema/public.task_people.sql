create table public.task_people (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  task_id uuid not null,
  user_id uuid not null,
  part text not null,
  name text not null generated always as (COALESCE(user_name, ''::text)) stored,
  user_name text,
  owner_id uuid,
  team_id uuid,
  project_id uuid,
  manager_id uuid,
  task_created_by uuid,
  constraint task_people_pkey PRIMARY KEY (id),
  constraint task_people_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id),
  constraint task_people_user_id_people_id_fk FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX task_people_bin_index ON public.task_people USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX task_people_created_at_id_index ON public.task_people USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_people_manager_id_created_at_id_index ON public.task_people USING btree (manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_people_owner_id_created_at_id_index ON public.task_people USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX task_people_pair ON public.task_people USING btree (task_id, user_id) WHERE (deleted_at IS NULL);
CREATE INDEX task_people_project_id_created_at_id_index ON public.task_people USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_people_task ON public.task_people USING btree (task_id, user_id);
CREATE INDEX task_people_task_created_by_created_at_id_index ON public.task_people USING btree (task_created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_people_team_id_created_at_id_index ON public.task_people USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_people_user_id_created_at_id_index ON public.task_people USING btree (user_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.task_people FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.task_people FOR EACH ROW EXECUTE FUNCTION app.copies_to_task_people();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.task_people FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.task_people FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.task_people FOR EACH ROW EXECUTE FUNCTION app.references_of_task_people();
CREATE TRIGGER e_person BEFORE INSERT OR UPDATE OF deleted_at ON public.task_people FOR EACH ROW EXECUTE FUNCTION app.check_task_person();
CREATE TRIGGER w_membership AFTER INSERT OR DELETE OR UPDATE ON public.task_people FOR EACH ROW EXECUTE FUNCTION app.keep_membership();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.task_people FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
