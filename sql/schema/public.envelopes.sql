create table public.envelopes (
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
  name text not null,
  file_id uuid not null,
  number integer,
  digest text not null,
  purpose text not null default 'signature'::text,
  status text not null default 'sent'::text,
  in_order boolean not null default false,
  message text,
  language text not null default 'english'::text,
  expires_at timestamp with time zone not null,
  reason text,
  completed_at timestamp with time zone,
  signed_file_id uuid,
  signed_digest text,
  finished_at timestamp with time zone,
  tries integer not null default 0,
  next_try_at timestamp with time zone not null default now(),
  problem text,
  constraint envelopes_digest CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint envelopes_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  constraint envelopes_message CHECK ((length(message) <= 2000)),
  constraint envelopes_pkey PRIMARY KEY (id),
  constraint envelopes_reason CHECK ((length(reason) <= 2000)),
  constraint envelopes_signed_file_id_files_id_fk FOREIGN KEY (signed_file_id) REFERENCES files(id) ON DELETE SET NULL
);
CREATE INDEX envelopes_bin_index ON public.envelopes USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX envelopes_created_at_id_index ON public.envelopes USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelopes_expires_at_index ON public.envelopes USING btree (expires_at) WHERE (status = ANY (ARRAY['sent'::text, 'viewed'::text, 'partially_signed'::text]));
CREATE INDEX envelopes_file_id_index ON public.envelopes USING btree (file_id);
CREATE INDEX envelopes_parent_account_id_created_at_id_index ON public.envelopes USING btree (parent_account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelopes_parent_created_by_created_at_id_index ON public.envelopes USING btree (parent_created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelopes_parent_manager_id_created_at_id_index ON public.envelopes USING btree (parent_manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelopes_parent_owner_id_created_at_id_index ON public.envelopes USING btree (parent_owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelopes_parent_team_id_created_at_id_index ON public.envelopes USING btree (parent_team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelopes_project_id_created_at_id_index ON public.envelopes USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelopes_row_id_created_at_id_index ON public.envelopes USING btree (row_id, created_at DESC, id);
CREATE INDEX envelopes_signed_digest_index ON public.envelopes USING btree (signed_digest);
CREATE INDEX envelopes_signed_file_id_index ON public.envelopes USING btree (signed_file_id);
CREATE INDEX envelopes_status_created_at_id_index ON public.envelopes USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelopes_to_finish_index ON public.envelopes USING btree (next_try_at) WHERE ((status = 'completed'::text) AND (finished_at IS NULL));
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.envelopes FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.envelopes FOR EACH ROW EXECUTE FUNCTION app.copies_to_envelopes();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.envelopes FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.envelopes FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.envelopes FOR EACH ROW EXECUTE FUNCTION app.references_of_envelopes();
CREATE TRIGGER d_sees BEFORE INSERT OR UPDATE OF entity, row_id ON public.envelopes FOR EACH ROW EXECUTE FUNCTION app.see_parent();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.envelopes FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{tries,next_try_at}');
