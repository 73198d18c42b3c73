create table public.milestones (
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
  due_on date not null,
  reached_on date,
  client_visible boolean not null default true,
  owner_id uuid,
  team_id uuid,
  account_id uuid,
  project_visible boolean,
  project_deleted_at timestamp with time zone,
  constraint milestones_due_on_years CHECK (((due_on >= '0001-01-01'::date) AND (due_on <= '9999-12-31'::date))) NOT VALID,
  constraint milestones_pkey PRIMARY KEY (id),
  constraint milestones_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id),
  constraint milestones_reached_on_years CHECK (((reached_on >= '0001-01-01'::date) AND (reached_on <= '9999-12-31'::date))) NOT VALID
);
CREATE INDEX milestones_account_id_created_at_id_index ON public.milestones USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX milestones_bin_index ON public.milestones USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX milestones_created_at_id_index ON public.milestones USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX milestones_due_on_id_index ON public.milestones USING btree (due_on, id);
CREATE INDEX milestones_owner_id_created_at_id_index ON public.milestones USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX milestones_project_id_created_at_id_index ON public.milestones USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX milestones_project_id_due_on_id_index ON public.milestones USING btree (project_id, due_on, id);
CREATE INDEX milestones_team_id_created_at_id_index ON public.milestones USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.milestones FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.milestones FOR EACH ROW EXECUTE FUNCTION app.copies_to_milestones();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.milestones FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.milestones FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.milestones FOR EACH ROW EXECUTE FUNCTION app.references_of_milestones();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.milestones FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
