create table public.brief_assets (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  brief_id uuid not null,
  brief_name text,
  owner_id uuid,
  team_id uuid,
  project_id uuid,
  project_manager_id uuid,
  name text not null,
  licence text,
  rights_end_on date,
  versions integer not null default 0,
  media_type text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, brief_name])) stored,
  constraint brief_assets_brief_id_briefs_id_fk FOREIGN KEY (brief_id) REFERENCES briefs(id) ON DELETE CASCADE,
  constraint brief_assets_licence CHECK ((length(licence) <= 2000)),
  constraint brief_assets_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 120))),
  constraint brief_assets_pkey PRIMARY KEY (id),
  constraint brief_assets_rights_end_on_years CHECK (((rights_end_on >= '0001-01-01'::date) AND (rights_end_on <= '9999-12-31'::date))) NOT VALID
);
CREATE INDEX brief_assets_bin_index ON public.brief_assets USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX brief_assets_brief_id_created_at_id_index ON public.brief_assets USING btree (brief_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_assets_created_at_id_index ON public.brief_assets USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_assets_name_id_index ON public.brief_assets USING btree (name, id);
CREATE INDEX brief_assets_owner_id_created_at_id_index ON public.brief_assets USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_assets_project_id_created_at_id_index ON public.brief_assets USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_assets_project_manager_id_created_at_id_index ON public.brief_assets USING btree (project_manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_assets_rights_end_on_id_index ON public.brief_assets USING btree (rights_end_on, id);
CREATE INDEX brief_assets_search_index ON public.brief_assets USING gin (search gin_trgm_ops);
CREATE INDEX brief_assets_team_id_created_at_id_index ON public.brief_assets USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.brief_assets FOR EACH ROW EXECUTE FUNCTION app.stamp('{versions,media_type,search}');
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.brief_assets FOR EACH ROW EXECUTE FUNCTION app.copies_to_brief_assets();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.brief_assets FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.brief_assets FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.brief_assets FOR EACH ROW EXECUTE FUNCTION app.references_of_brief_assets();
CREATE TRIGGER e_asset BEFORE INSERT ON public.brief_assets FOR EACH ROW EXECUTE FUNCTION app.enter_asset();
CREATE TRIGGER e_asset_back BEFORE UPDATE OF deleted_at ON public.brief_assets FOR EACH ROW WHEN (((old.deleted_at IS NOT NULL) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION app.enter_asset();
CREATE TRIGGER e_shown BEFORE UPDATE OF deleted_at ON public.brief_assets FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app.keep_shown_work();
CREATE TRIGGER x_copies_to_asset_comments AFTER UPDATE ON public.brief_assets REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_brief_assets_to_asset_comments();
CREATE TRIGGER x_copies_to_files AFTER UPDATE ON public.brief_assets REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_brief_assets_to_files();
CREATE TRIGGER x_gone AFTER DELETE ON public.brief_assets FOR EACH ROW EXECUTE FUNCTION app.forget_work();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.brief_assets FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
