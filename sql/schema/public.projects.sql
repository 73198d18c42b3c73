create table public.projects (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  external_source text,
  external_id text,
  owner_id uuid,
  team_id uuid,
  name text not null,
  key text not null,
  account_id uuid,
  account_name text,
  lead_id uuid,
  status text not null default 'draft'::text,
  health text,
  health_reason text,
  reported_at timestamp with time zone,
  billing text not null default 'fixed'::text,
  currency text not null default 'EUR'::text,
  budget numeric(14,2),
  budget_hours integer,
  starts_on date,
  due_on date,
  began_on date,
  ended_on date,
  client_visible boolean not null default false,
  note text,
  tag_ids uuid[] not null default '{}'::uuid[],
  search text generated always as (app.fold(VARIADIC ARRAY[key, name, account_name])) stored,
  custom jsonb not null default '{}'::jsonb,
  template_id uuid,
  rate numeric(10,2),
  asked_at timestamp with time zone,
  asked_by uuid,
  archived_at timestamp with time zone,
  archived_by uuid,
  archived text generated always as (
CASE
    WHEN (archived_at IS NOT NULL) THEN 'archived'::text
    ELSE NULL::text
END) stored,
  constraint projects_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint projects_archived_by_people_id_fk FOREIGN KEY (archived_by) REFERENCES people(id),
  constraint projects_asked_by_people_id_fk FOREIGN KEY (asked_by) REFERENCES people(id),
  constraint projects_began_on_years CHECK (((began_on >= '0001-01-01'::date) AND (began_on <= '9999-12-31'::date))) NOT VALID,
  constraint projects_budget CHECK ((budget >= (0)::numeric)),
  constraint projects_budget_hours CHECK (((budget_hours >= 0) AND (budget_hours <= 1000000))),
  constraint projects_due_on CHECK ((due_on >= starts_on)),
  constraint projects_due_on_years CHECK (((due_on >= '0001-01-01'::date) AND (due_on <= '9999-12-31'::date))) NOT VALID,
  constraint projects_ended_on_years CHECK (((ended_on >= '0001-01-01'::date) AND (ended_on <= '9999-12-31'::date))) NOT VALID,
  constraint projects_health_reason CHECK (((health IS NULL) OR (health = 'on_track'::text) OR (COALESCE(health_reason, ''::text) <> ''::text))),
  constraint projects_key CHECK ((key ~ '^[A-Z][A-Z0-9]{1,9}$'::text)),
  constraint projects_lead_id_leads_id_fk FOREIGN KEY (lead_id) REFERENCES leads(id),
  constraint projects_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint projects_pkey PRIMARY KEY (id),
  constraint projects_rate CHECK (((rate >= (0)::numeric) AND (rate <= (100000)::numeric))),
  constraint projects_starts_on_years CHECK (((starts_on >= '0001-01-01'::date) AND (starts_on <= '9999-12-31'::date))) NOT VALID,
  constraint projects_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id),
  constraint projects_template_id_project_templates_id_fk FOREIGN KEY (template_id) REFERENCES project_templates(id)
);
CREATE INDEX projects_account_id_created_at_id_index ON public.projects USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX projects_archived ON public.projects USING btree (id) WHERE (archived_at IS NOT NULL);
CREATE INDEX projects_archived_by_index ON public.projects USING btree (archived_by);
CREATE INDEX projects_asked_by_index ON public.projects USING btree (asked_by);
CREATE INDEX projects_bin_index ON public.projects USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX projects_created_at_id_index ON public.projects USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX projects_due_on_id_index ON public.projects USING btree (due_on, id);
CREATE INDEX projects_external_source_external_id_index ON public.projects USING btree (external_source, external_id);
CREATE UNIQUE INDEX projects_key ON public.projects USING btree (key);
CREATE INDEX projects_lead_id_index ON public.projects USING btree (lead_id);
CREATE INDEX projects_name_id_index ON public.projects USING btree (name, id);
CREATE INDEX projects_owner_id_created_at_id_index ON public.projects USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX projects_search_index ON public.projects USING gin (search gin_trgm_ops);
CREATE INDEX projects_status_created_at_id_index ON public.projects USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX projects_team_id_created_at_id_index ON public.projects USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX projects_template_id_index ON public.projects USING btree (template_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.stamp('{asked_at,asked_by,search,archived}');
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.copies_to_projects();
CREATE TRIGGER b_own BEFORE INSERT ON public.projects FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.projects FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER b_timed BEFORE DELETE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.keep_timed();
CREATE TRIGGER c_archived BEFORE DELETE OR UPDATE ON public.projects FOR EACH ROW WHEN ((old.archived_at IS NOT NULL)) EXECUTE FUNCTION app.keep_archived('id');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.projects FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.references_of_projects();
CREATE TRIGGER e_archive BEFORE UPDATE OF archived_at ON public.projects FOR EACH ROW WHEN ((new.archived_at IS DISTINCT FROM old.archived_at)) EXECUTE FUNCTION app.keep_archive();
CREATE TRIGGER e_colleague BEFORE INSERT ON public.projects FOR EACH ROW EXECUTE FUNCTION app.check_colleague('owner_id');
CREATE TRIGGER e_project BEFORE INSERT OR UPDATE OF key, status, account_id ON public.projects FOR EACH ROW EXECUTE FUNCTION app.enter_project();
CREATE TRIGGER w_membership AFTER INSERT OR DELETE OR UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.keep_membership();
CREATE TRIGGER x_copies_to_activities AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_activities();
CREATE TRIGGER x_copies_to_briefs AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_briefs();
CREATE TRIGGER x_copies_to_comments AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_comments();
CREATE TRIGGER x_copies_to_documents AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_documents();
CREATE TRIGGER x_copies_to_files AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_files();
CREATE TRIGGER x_copies_to_milestones AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_milestones();
CREATE TRIGGER x_copies_to_phases AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_phases();
CREATE TRIGGER x_copies_to_project_links_from_id AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_project_links_from_id();
CREATE TRIGGER x_copies_to_project_links_to_id AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_project_links_to_id();
CREATE TRIGGER x_copies_to_project_members AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_project_members();
CREATE TRIGGER x_copies_to_project_rates AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_project_rates();
CREATE TRIGGER x_copies_to_project_states AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_project_states();
CREATE TRIGGER x_copies_to_risks AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_risks();
CREATE TRIGGER x_copies_to_tasks AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_tasks();
CREATE TRIGGER x_copies_to_time_entries AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_projects_to_time_entries();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.projects REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_projects();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.projects REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_projects();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.projects REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_projects();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.projects FOR EACH ROW EXECUTE FUNCTION app.log_change('{account_name,archived_by,asked_at,asked_by,billing,budget,budget_hours,currency,custom,external_id,external_source,health,health_reason,lead_id,note,rate,reported_at,search,tag_ids,template_id}', '{asked_at,asked_by}');
CREATE TRIGGER zz_rates AFTER INSERT ON public.projects FOR EACH ROW WHEN ((new.template_id IS NOT NULL)) EXECUTE FUNCTION app.take_rates();
CREATE TRIGGER zz_template AFTER INSERT ON public.projects FOR EACH ROW WHEN ((new.template_id IS NOT NULL)) EXECUTE FUNCTION app.follow_template();
