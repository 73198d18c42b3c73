create table public.task_templates (
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
  plan jsonb not null default '{"tasks": []}'::jsonb,
  tasks integer not null generated always as (GREATEST((jsonb_array_length((plan -> 'tasks'::text)) - 1), 0)) stored,
  lasts integer generated always as (((plan ->> 'lasts'::text))::integer) stored,
  search text generated always as (app.fold(VARIADIC ARRAY[name, note])) stored,
  constraint task_templates_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint task_templates_pkey PRIMARY KEY (id),
  constraint task_templates_plan CHECK (((octet_length((plan)::text) <= 65536) AND (jsonb_typeof((plan -> 'tasks'::text)) = 'array'::text))),
  constraint task_templates_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX task_templates_bin_index ON public.task_templates USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX task_templates_created_at_id_index ON public.task_templates USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_templates_name_id_index ON public.task_templates USING btree (name, id);
CREATE INDEX task_templates_owner_id_created_at_id_index ON public.task_templates USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX task_templates_search_index ON public.task_templates USING gin (search gin_trgm_ops);
CREATE INDEX task_templates_team_id_created_at_id_index ON public.task_templates USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.task_templates FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.task_templates FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.task_templates FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.task_templates FOR EACH ROW EXECUTE FUNCTION app.references_of_task_templates();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.task_templates REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_task_templates();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.task_templates REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_task_templates();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.task_templates REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_task_templates();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.task_templates FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
