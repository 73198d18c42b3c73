create table public.envelope_recipients (
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
  envelope_id uuid not null,
  "position" integer not null default 1,
  person_id uuid,
  name text not null,
  email text not null,
  purpose text not null default 'signature'::text,
  status text not null default 'waiting'::text,
  open boolean not null default false,
  expires_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  viewed_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_from text,
  words text,
  edition text not null default ''::text,
  mail_due boolean not null default false,
  reminders integer not null default 0,
  reminded_at timestamp with time zone,
  end_reminded boolean not null default false,
  constraint envelope_recipients_email CHECK (((length(email) <= 320) AND (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text))),
  constraint envelope_recipients_envelope_id_envelopes_id_fk FOREIGN KEY (envelope_id) REFERENCES envelopes(id) ON DELETE CASCADE,
  constraint envelope_recipients_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 120))),
  constraint envelope_recipients_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id),
  constraint envelope_recipients_pkey PRIMARY KEY (id),
  constraint envelope_recipients_words CHECK ((length(words) <= 2000))
);
CREATE UNIQUE INDEX envelope_recipients_address_index ON public.envelope_recipients USING btree (envelope_id, lower(email));
CREATE INDEX envelope_recipients_bin_index ON public.envelope_recipients USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX envelope_recipients_created_at_id_index ON public.envelope_recipients USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX envelope_recipients_envelope_id_position_index ON public.envelope_recipients USING btree (envelope_id, "position");
CREATE INDEX envelope_recipients_mail_index ON public.envelope_recipients USING btree (asked_at) WHERE mail_due;
CREATE INDEX envelope_recipients_parent_account_id_created_at_id_index ON public.envelope_recipients USING btree (parent_account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelope_recipients_parent_created_by_created_at_id_index ON public.envelope_recipients USING btree (parent_created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelope_recipients_parent_manager_id_created_at_id_index ON public.envelope_recipients USING btree (parent_manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelope_recipients_parent_owner_id_created_at_id_index ON public.envelope_recipients USING btree (parent_owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelope_recipients_parent_team_id_created_at_id_index ON public.envelope_recipients USING btree (parent_team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelope_recipients_person_id_created_at_id_index ON public.envelope_recipients USING btree (person_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelope_recipients_project_id_created_at_id_index ON public.envelope_recipients USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX envelope_recipients_row_id_created_at_id_index ON public.envelope_recipients USING btree (row_id, created_at DESC, id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.envelope_recipients FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.envelope_recipients FOR EACH ROW EXECUTE FUNCTION app.copies_to_envelope_recipients();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.envelope_recipients FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.envelope_recipients FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.envelope_recipients FOR EACH ROW EXECUTE FUNCTION app.references_of_envelope_recipients();
CREATE TRIGGER d_sees BEFORE INSERT OR UPDATE OF entity, row_id ON public.envelope_recipients FOR EACH ROW EXECUTE FUNCTION app.see_parent();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.envelope_recipients FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{mail_due,edition,end_reminded}', '{email,decided_from}');
