create table public.files (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  entity text not null,
  row_id uuid not null,
  about text,
  parent_owner_id uuid,
  parent_team_id uuid,
  project_id uuid,
  parent_manager_id uuid,
  parent_account_id uuid,
  parent_created_by uuid,
  parent_deleted_at timestamp with time zone,
  visibility text,
  document_status text,
  upload_id uuid not null,
  name text not null,
  media_type text,
  bytes bigint,
  digest text,
  number integer,
  reason text,
  newest boolean not null default true,
  text_problem text,
  by_agent boolean not null default false,
  constraint files_name CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint files_name_signs CHECK ((name !~ '[/\\[:cntrl:]]'::text)),
  constraint files_pkey PRIMARY KEY (id),
  constraint files_reason CHECK ((length(reason) <= 300))
);
CREATE INDEX files_bin_index ON public.files USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX files_created_at_id_index ON public.files USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_digest_index ON public.files USING btree (digest);
CREATE INDEX files_parent_account_id_created_at_id_index ON public.files USING btree (parent_account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_parent_created_by_created_at_id_index ON public.files USING btree (parent_created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_parent_manager_id_created_at_id_index ON public.files USING btree (parent_manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_parent_owner_id_created_at_id_index ON public.files USING btree (parent_owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_parent_team_id_created_at_id_index ON public.files USING btree (parent_team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_project_id_created_at_id_index ON public.files USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX files_row_id_created_at_id_index ON public.files USING btree (row_id, created_at DESC, id);
CREATE INDEX files_upload_id_idx ON public.files USING btree (upload_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.files FOR EACH ROW EXECUTE FUNCTION app.stamp('{newest,text_problem}');
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.files FOR EACH ROW EXECUTE FUNCTION app.copies_to_files();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.files FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_sees BEFORE INSERT OR UPDATE OF entity, row_id ON public.files FOR EACH ROW EXECUTE FUNCTION app.see_parent();
CREATE TRIGGER e_file BEFORE INSERT OR UPDATE ON public.files FOR EACH ROW EXECUTE FUNCTION app.enter_file();
CREATE TRIGGER e_sent BEFORE UPDATE OF deleted_at ON public.files FOR EACH ROW WHEN (((new.entity = 'documents'::text) AND (old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app.keep_sent_version();
CREATE TRIGGER e_shown BEFORE UPDATE OF deleted_at ON public.files FOR EACH ROW WHEN (((new.entity = 'brief_assets'::text) AND (old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app.keep_shown_version();
CREATE TRIGGER x_versions AFTER INSERT OR UPDATE OF name, deleted_at ON public.files FOR EACH ROW WHEN ((new.entity = ANY (ARRAY['documents'::text, 'brief_assets'::text]))) EXECUTE FUNCTION app.follow_versions();
CREATE TRIGGER x_versions_gone AFTER DELETE ON public.files FOR EACH ROW WHEN ((old.entity = ANY (ARRAY['documents'::text, 'brief_assets'::text]))) EXECUTE FUNCTION app.follow_versions();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.files FOR EACH ROW EXECUTE FUNCTION app.log_change('{by_agent,reason,text_problem,upload_id}');
