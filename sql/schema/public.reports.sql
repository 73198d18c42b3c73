create table public.reports (
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
  definition jsonb not null default '{"source": "leads"}'::jsonb,
  source text not null generated always as (COALESCE((definition ->> 'source'::text), ''::text)) stored,
  search text generated always as (app.fold(VARIADIC ARRAY[name, note])) stored,
  constraint reports_definition CHECK (((jsonb_typeof(definition) = 'object'::text) AND (length((definition)::text) <= 8000))),
  constraint reports_name CHECK ((length(btrim(name)) > 0)),
  constraint reports_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX reports_bin_index ON public.reports USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX reports_created_at_id_index ON public.reports USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX reports_name_id_index ON public.reports USING btree (name, id);
CREATE INDEX reports_owner_id_created_at_id_index ON public.reports USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX reports_search_index ON public.reports USING gin (search gin_trgm_ops);
CREATE INDEX reports_team_id_created_at_id_index ON public.reports USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX reports_visibility_created_at_id_index ON public.reports USING btree (visibility, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.reports FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.reports FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.reports FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.reports FOR EACH ROW EXECUTE FUNCTION app.references_of_reports();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.reports REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_reports();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.reports REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_reports();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.reports REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_reports();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.reports FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
