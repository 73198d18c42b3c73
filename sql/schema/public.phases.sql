create table public.phases (
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
  rank integer not null,
  starts_on date,
  due_on date,
  client_visible boolean not null default true,
  project_key text,
  owner_id uuid,
  team_id uuid,
  account_id uuid,
  project_visible boolean,
  project_deleted_at timestamp with time zone,
  search text generated always as (app.fold(VARIADIC ARRAY[project_key, name])) stored,
  constraint phases_due_on CHECK (((due_on >= starts_on) AND ((due_on >= '2000-01-01'::date) AND (due_on <= '2100-12-31'::date)))),
  constraint phases_due_on_years CHECK (((due_on >= '0001-01-01'::date) AND (due_on <= '9999-12-31'::date))) NOT VALID,
  constraint phases_name CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint phases_pkey PRIMARY KEY (id),
  constraint phases_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id),
  constraint phases_starts_on CHECK (((starts_on >= '2000-01-01'::date) AND (starts_on <= '2100-12-31'::date))),
  constraint phases_starts_on_years CHECK (((starts_on >= '0001-01-01'::date) AND (starts_on <= '9999-12-31'::date))) NOT VALID
);
CREATE INDEX phases_account_id_created_at_id_index ON public.phases USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX phases_bin_index ON public.phases USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX phases_created_at_id_index ON public.phases USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX phases_name ON public.phases USING btree (project_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX phases_name_id_index ON public.phases USING btree (name, id);
CREATE INDEX phases_owner_id_created_at_id_index ON public.phases USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX phases_project_id_created_at_id_index ON public.phases USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX phases_project_id_rank_id_index ON public.phases USING btree (project_id, rank, id);
CREATE INDEX phases_search_index ON public.phases USING gin (search gin_trgm_ops);
CREATE INDEX phases_team_id_created_at_id_index ON public.phases USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.phases FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.phases FOR EACH ROW EXECUTE FUNCTION app.copies_to_phases();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.phases FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.phases FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.phases FOR EACH ROW EXECUTE FUNCTION app.references_of_phases();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE OF name, deleted_at ON public.phases FOR EACH ROW EXECUTE FUNCTION app.keep_phase();
CREATE TRIGGER x_follow AFTER UPDATE OF name, deleted_at ON public.phases FOR EACH ROW WHEN (((new.deleted_at IS DISTINCT FROM old.deleted_at) OR (new.name IS DISTINCT FROM old.name))) EXECUTE FUNCTION app.follow_phase();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.phases FOR EACH ROW EXECUTE FUNCTION app.log_change('{project_key,search}');
