create table public.briefs (
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
  status text not null default 'draft'::text,
  account_id uuid,
  account_name text,
  project_id uuid,
  project_name text,
  project_manager_id uuid,
  brand_kit_id uuid,
  objective text,
  audience text,
  message text,
  tone text,
  deliverables text,
  formats text,
  inspiration text,
  due_on date,
  budget numeric(14,2),
  currency text not null default 'EUR'::text,
  change_reason text,
  approved_by uuid,
  approved_at timestamp with time zone,
  search text generated always as (app.fold(VARIADIC ARRAY[name, account_name, project_name])) stored,
  constraint briefs_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint briefs_approved_by_people_id_fk FOREIGN KEY (approved_by) REFERENCES people(id),
  constraint briefs_audience CHECK ((length(audience) <= 2000)),
  constraint briefs_brand_kit_id_brand_kits_id_fk FOREIGN KEY (brand_kit_id) REFERENCES brand_kits(id),
  constraint briefs_budget CHECK ((budget >= (0)::numeric)),
  constraint briefs_change_reason CHECK ((length(change_reason) <= 2000)),
  constraint briefs_deliverables CHECK ((length(deliverables) <= 2000)),
  constraint briefs_due_on_years CHECK (((due_on >= '0001-01-01'::date) AND (due_on <= '9999-12-31'::date))) NOT VALID,
  constraint briefs_formats CHECK ((length(formats) <= 2000)),
  constraint briefs_inspiration CHECK ((length(inspiration) <= 2000)),
  constraint briefs_message CHECK ((length(message) <= 2000)),
  constraint briefs_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 200))),
  constraint briefs_objective CHECK ((length(objective) <= 2000)),
  constraint briefs_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint briefs_pkey PRIMARY KEY (id),
  constraint briefs_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id),
  constraint briefs_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id),
  constraint briefs_tone CHECK ((length(tone) <= 2000))
);
CREATE INDEX briefs_account_id_index ON public.briefs USING btree (account_id);
CREATE INDEX briefs_approved_by_index ON public.briefs USING btree (approved_by);
CREATE INDEX briefs_bin_index ON public.briefs USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX briefs_brand_kit_id_index ON public.briefs USING btree (brand_kit_id);
CREATE INDEX briefs_created_at_id_index ON public.briefs USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX briefs_due_on_id_index ON public.briefs USING btree (due_on, id);
CREATE INDEX briefs_name_id_index ON public.briefs USING btree (name, id);
CREATE INDEX briefs_owner_id_created_at_id_index ON public.briefs USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX briefs_project_id_created_at_id_index ON public.briefs USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX briefs_project_manager_id_created_at_id_index ON public.briefs USING btree (project_manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX briefs_search_index ON public.briefs USING gin (search gin_trgm_ops);
CREATE INDEX briefs_status_created_at_id_index ON public.briefs USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX briefs_team_id_created_at_id_index ON public.briefs USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.briefs FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.briefs FOR EACH ROW EXECUTE FUNCTION app.copies_to_briefs();
CREATE TRIGGER b_own BEFORE INSERT ON public.briefs FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.briefs FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.briefs FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.briefs FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.briefs FOR EACH ROW EXECUTE FUNCTION app.references_of_briefs();
CREATE TRIGGER e_brief BEFORE INSERT OR UPDATE OF account_id, project_id, status ON public.briefs FOR EACH ROW EXECUTE FUNCTION app.enter_brief();
CREATE TRIGGER e_shown BEFORE UPDATE OF deleted_at ON public.briefs FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app.keep_shown_work();
CREATE TRIGGER x_copies_to_brief_approvals AFTER UPDATE ON public.briefs REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_briefs_to_brief_approvals();
CREATE TRIGGER x_copies_to_brief_assets AFTER UPDATE ON public.briefs REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_briefs_to_brief_assets();
CREATE TRIGGER x_earlier_links AFTER UPDATE OF status ON public.briefs FOR EACH ROW WHEN (((new.status = 'client_review'::text) AND (old.status <> 'client_review'::text))) EXECUTE FUNCTION app.end_earlier_links();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.briefs REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_briefs();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.briefs REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_briefs();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.briefs REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_briefs();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.briefs FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
