create table public.project_states (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  project_id uuid not null,
  name text not null,
  status text not null,
  rank integer not null,
  replaced_by uuid,
  owner_id uuid,
  team_id uuid,
  project_key text,
  constraint project_states_name CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint project_states_pkey PRIMARY KEY (id),
  constraint project_states_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id)
);
CREATE INDEX project_states_bin_index ON public.project_states USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX project_states_created_at_id_index ON public.project_states USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX project_states_name ON public.project_states USING btree (project_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX project_states_owner_id_created_at_id_index ON public.project_states USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX project_states_project_id_created_at_id_index ON public.project_states USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX project_states_project_key_index ON public.project_states USING btree (project_key);
CREATE INDEX project_states_team_id_created_at_id_index ON public.project_states USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.project_states FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.project_states FOR EACH ROW EXECUTE FUNCTION app.copies_to_project_states();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.project_states FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.project_states FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.project_states FOR EACH ROW EXECUTE FUNCTION app.references_of_project_states();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE OF name, deleted_at ON public.project_states FOR EACH ROW EXECUTE FUNCTION app.keep_project_state();
CREATE TRIGGER x_follow AFTER INSERT ON public.project_states FOR EACH ROW EXECUTE FUNCTION app.follow_project_state();
CREATE TRIGGER x_follow_again AFTER UPDATE OF name, deleted_at ON public.project_states FOR EACH ROW WHEN (((new.deleted_at IS DISTINCT FROM old.deleted_at) OR (new.name IS DISTINCT FROM old.name))) EXECUTE FUNCTION app.follow_project_state();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.project_states FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
