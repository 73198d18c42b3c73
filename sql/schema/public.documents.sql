create table public.documents (
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
  folder_id uuid,
  kind text not null default 'other'::text,
  status text not null default 'draft'::text,
  visibility text not null default 'team'::text,
  account_id uuid,
  account_name text,
  project_id uuid,
  project_name text,
  project_manager_id uuid,
  effective_on date,
  expires_on date,
  file_name text,
  media_type text,
  bytes bigint,
  versions integer not null default 0,
  locked_by uuid,
  locked_at timestamp with time zone,
  note text,
  tag_ids uuid[] not null default '{}'::uuid[],
  search text generated always as (app.fold(VARIADIC ARRAY[name, file_name, account_name, project_name])) stored,
  custom jsonb not null default '{}'::jsonb,
  constraint documents_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint documents_effective_on_years CHECK (((effective_on >= '0001-01-01'::date) AND (effective_on <= '9999-12-31'::date))) NOT VALID,
  constraint documents_expires_on CHECK ((expires_on >= effective_on)),
  constraint documents_expires_on_years CHECK (((expires_on >= '0001-01-01'::date) AND (expires_on <= '9999-12-31'::date))) NOT VALID,
  constraint documents_folder_id_document_folders_id_fk FOREIGN KEY (folder_id) REFERENCES document_folders(id),
  constraint documents_locked_by_people_id_fk FOREIGN KEY (locked_by) REFERENCES people(id),
  constraint documents_name CHECK ((length(btrim(name)) > 0)),
  constraint documents_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id),
  constraint documents_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX documents_account_id_created_at_id_index ON public.documents USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_bin_index ON public.documents USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX documents_created_at_id_index ON public.documents USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_expires_on_id_index ON public.documents USING btree (expires_on, id);
CREATE INDEX documents_external_source_external_id_index ON public.documents USING btree (external_source, external_id);
CREATE INDEX documents_folder_id_created_at_id_index ON public.documents USING btree (folder_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_locked_by_index ON public.documents USING btree (locked_by);
CREATE INDEX documents_name_id_index ON public.documents USING btree (name, id);
CREATE INDEX documents_owner_id_created_at_id_index ON public.documents USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_project_id_created_at_id_index ON public.documents USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_project_manager_id_created_at_id_index ON public.documents USING btree (project_manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_search_index ON public.documents USING gin (search gin_trgm_ops);
CREATE INDEX documents_status_created_at_id_index ON public.documents USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_team_id_created_at_id_index ON public.documents USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX documents_visibility_created_at_id_index ON public.documents USING btree (visibility, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION app.stamp('{file_name,media_type,bytes,versions,search}');
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION app.copies_to_documents();
CREATE TRIGGER b_own BEFORE INSERT ON public.documents FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.documents FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.documents FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION app.references_of_documents();
CREATE TRIGGER e_document BEFORE INSERT OR UPDATE OF name, folder_id, kind, status, visibility, account_id, project_id, effective_on, expires_on, note, tag_ids, custom, deleted_at, locked_by ON public.documents FOR EACH ROW EXECUTE FUNCTION app.enter_document();
CREATE TRIGGER e_sent BEFORE UPDATE OF deleted_at ON public.documents FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION app.keep_sent_version();
CREATE TRIGGER x_copies_to_envelope_recipients AFTER UPDATE ON public.documents REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_documents_to_envelope_recipients();
CREATE TRIGGER x_copies_to_envelopes AFTER UPDATE ON public.documents REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_documents_to_envelopes();
CREATE TRIGGER x_copies_to_files AFTER UPDATE ON public.documents REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_documents_to_files();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.documents REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_documents();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.documents REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_documents();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.documents REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_documents();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION app.log_change('{account_name,custom,external_id,external_source,folder_id,locked_at,locked_by,note,project_name,search,tag_ids,versions}');
