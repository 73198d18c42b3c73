create table public.project_rates (
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
  rate numeric(10,2) not null,
  owner_id uuid,
  team_id uuid,
  constraint project_rates_name CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint project_rates_pkey PRIMARY KEY (id),
  constraint project_rates_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id),
  constraint project_rates_rate CHECK (((rate >= (0)::numeric) AND (rate <= (100000)::numeric)))
);
CREATE INDEX project_rates_bin_index ON public.project_rates USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX project_rates_created_at_id_index ON public.project_rates USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX project_rates_name ON public.project_rates USING btree (project_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX project_rates_owner_id_created_at_id_index ON public.project_rates USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX project_rates_project_id_created_at_id_index ON public.project_rates USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX project_rates_team_id_created_at_id_index ON public.project_rates USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.project_rates FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.project_rates FOR EACH ROW EXECUTE FUNCTION app.copies_to_project_rates();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.project_rates FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.project_rates FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.project_rates FOR EACH ROW EXECUTE FUNCTION app.references_of_project_rates();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE OF name, deleted_at ON public.project_rates FOR EACH ROW EXECUTE FUNCTION app.keep_project_rate();
CREATE TRIGGER x_follow AFTER UPDATE OF name ON public.project_rates FOR EACH ROW WHEN (((new.name IS DISTINCT FROM old.name) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION app.follow_project_rate();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.project_rates FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
