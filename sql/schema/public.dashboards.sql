create table public.dashboards (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  owner_id uuid,
  team_id uuid,
  name text not null,
  note text,
  visibility text not null default 'team'::text,
  definition jsonb not null default '{}'::jsonb,
  search text generated always as (app.fold(VARIADIC ARRAY[name, note])) stored,
  constraint dashboards_definition CHECK (((jsonb_typeof(definition) = 'object'::text) AND (length((definition)::text) <= 33000))),
  constraint dashboards_name CHECK ((length(btrim(name)) > 0)),
  constraint dashboards_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint dashboards_pkey PRIMARY KEY (id),
  constraint dashboards_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX dashboards_bin_index ON public.dashboards USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX dashboards_created_at_id_index ON public.dashboards USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX dashboards_name_id_index ON public.dashboards USING btree (name, id);
CREATE INDEX dashboards_owner_id_created_at_id_index ON public.dashboards USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX dashboards_search_index ON public.dashboards USING gin (search gin_trgm_ops);
CREATE INDEX dashboards_team_id_created_at_id_index ON public.dashboards USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX dashboards_visibility_created_at_id_index ON public.dashboards USING btree (visibility, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.dashboards FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.dashboards FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.dashboards FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.dashboards FOR EACH ROW EXECUTE FUNCTION app.references_of_dashboards();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.dashboards FOR EACH ROW EXECUTE FUNCTION app.keep_dashboard();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.dashboards REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_dashboards();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.dashboards REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_dashboards();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.dashboards REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_dashboards();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.dashboards FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
