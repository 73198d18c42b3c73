create table public.brief_approvals (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  brief_id uuid not null,
  owner_id uuid,
  team_id uuid,
  project_id uuid,
  project_manager_id uuid,
  name text not null,
  email text not null,
  message text,
  language text not null default 'english'::text,
  status text not null default 'waiting'::text,
  expires_at timestamp with time zone not null,
  shown jsonb not null,
  words text,
  decided_at timestamp with time zone,
  decided_from text,
  constraint brief_approvals_brief_id_briefs_id_fk FOREIGN KEY (brief_id) REFERENCES briefs(id) ON DELETE CASCADE,
  constraint brief_approvals_email CHECK (((length(email) <= 320) AND (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text))),
  constraint brief_approvals_message CHECK ((length(message) <= 2000)),
  constraint brief_approvals_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 120))),
  constraint brief_approvals_pkey PRIMARY KEY (id),
  constraint brief_approvals_words CHECK ((length(words) <= 2000))
);
CREATE INDEX brief_approvals_bin_index ON public.brief_approvals USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX brief_approvals_brief_id_created_at_id_index ON public.brief_approvals USING btree (brief_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_approvals_created_at_id_index ON public.brief_approvals USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_approvals_expires_at_index ON public.brief_approvals USING btree (expires_at) WHERE (status = 'waiting'::text);
CREATE INDEX brief_approvals_owner_id_created_at_id_index ON public.brief_approvals USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_approvals_project_id_created_at_id_index ON public.brief_approvals USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_approvals_project_manager_id_created_at_id_index ON public.brief_approvals USING btree (project_manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_approvals_shown_idx ON public.brief_approvals USING gin (shown jsonb_path_ops);
CREATE INDEX brief_approvals_status_created_at_id_index ON public.brief_approvals USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brief_approvals_team_id_created_at_id_index ON public.brief_approvals USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.brief_approvals FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.brief_approvals FOR EACH ROW EXECUTE FUNCTION app.copies_to_brief_approvals();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.brief_approvals FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.brief_approvals FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.brief_approvals FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.brief_approvals FOR EACH ROW EXECUTE FUNCTION app.references_of_brief_approvals();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.brief_approvals FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{}', '{email,decided_from}');
