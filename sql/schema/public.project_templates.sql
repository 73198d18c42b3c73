create table public.project_templates (
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
  plan jsonb not null default '{"tasks": [], "milestones": []}'::jsonb,
  tasks integer not null generated always as (jsonb_array_length((plan -> 'tasks'::text))) stored,
  milestones integer not null generated always as (jsonb_array_length((plan -> 'milestones'::text))) stored,
  lasts integer generated always as (((plan ->> 'lasts'::text))::integer) stored,
  search text generated always as (app.fold(VARIADIC ARRAY[name, note])) stored,
  rates jsonb not null default '[]'::jsonb,
  constraint project_templates_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint project_templates_pkey PRIMARY KEY (id),
  constraint project_templates_plan CHECK (((jsonb_typeof((plan -> 'tasks'::text)) = 'array'::text) AND (jsonb_typeof((plan -> 'milestones'::text)) = 'array'::text))),
  constraint project_templates_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX project_templates_bin_index ON public.project_templates USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX project_templates_created_at_id_index ON public.project_templates USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX project_templates_name_id_index ON public.project_templates USING btree (name, id);
CREATE INDEX project_templates_owner_id_created_at_id_index ON public.project_templates USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX project_templates_search_index ON public.project_templates USING gin (search gin_trgm_ops);
CREATE INDEX project_templates_team_id_created_at_id_index ON public.project_templates USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.project_templates FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.project_templates FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.project_templates FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.project_templates FOR EACH ROW EXECUTE FUNCTION app.references_of_project_templates();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.project_templates REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_project_templates();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.project_templates REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_project_templates();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.project_templates REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_project_templates();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.project_templates FOR EACH ROW EXECUTE FUNCTION app.log_change('{rates}');
