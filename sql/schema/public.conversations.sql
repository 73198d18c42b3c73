create table public.conversations (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  mailbox_id uuid not null,
  owner_id uuid,
  name text not null,
  status text not null default 'open'::text,
  snoozed_until timestamp with time zone,
  counterpart text,
  counterpart_address text,
  account_id uuid,
  contact_id uuid,
  lead_id uuid,
  project_id uuid,
  ticket_id uuid,
  letters integer not null default 0,
  unread boolean not null default false,
  answered boolean not null default false,
  last_mail_at timestamp with time zone,
  last_words text,
  joined_by_subject boolean not null default false,
  mailbox_owner_id uuid,
  mailbox_team_id uuid,
  mailbox_visibility text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, counterpart, counterpart_address])) stored,
  constraint conversations_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint conversations_contact_id_contacts_id_fk FOREIGN KEY (contact_id) REFERENCES contacts(id),
  constraint conversations_lead_id_leads_id_fk FOREIGN KEY (lead_id) REFERENCES leads(id),
  constraint conversations_mailbox_id_mailboxes_id_fk FOREIGN KEY (mailbox_id) REFERENCES mailboxes(id),
  constraint conversations_name CHECK (((length(name) >= 1) AND (length(name) <= 500))),
  constraint conversations_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id),
  constraint conversations_snoozed_until CHECK (((status = 'snoozed'::text) = (snoozed_until IS NOT NULL))),
  constraint conversations_ticket_id_tickets_id_fk FOREIGN KEY (ticket_id) REFERENCES tickets(id)
);
CREATE INDEX conversations_account_id_index ON public.conversations USING btree (account_id);
CREATE INDEX conversations_bin_index ON public.conversations USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX conversations_contact_id_index ON public.conversations USING btree (contact_id);
CREATE INDEX conversations_created_at_id_index ON public.conversations USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX conversations_last_mail_at_id_index ON public.conversations USING btree (last_mail_at DESC NULLS LAST, id);
CREATE INDEX conversations_lead_id_index ON public.conversations USING btree (lead_id);
CREATE INDEX conversations_mailbox_id_created_at_id_index ON public.conversations USING btree (mailbox_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX conversations_mailbox_owner_id_created_at_id_index ON public.conversations USING btree (mailbox_owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX conversations_mailbox_team_id_created_at_id_index ON public.conversations USING btree (mailbox_team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX conversations_mailbox_visibility_created_at_id_index ON public.conversations USING btree (mailbox_visibility, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX conversations_owner_id_created_at_id_index ON public.conversations USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX conversations_project_id_index ON public.conversations USING btree (project_id);
CREATE INDEX conversations_search_index ON public.conversations USING gin (search gin_trgm_ops);
CREATE INDEX conversations_snoozed ON public.conversations USING btree (snoozed_until) WHERE (status = 'snoozed'::text);
CREATE INDEX conversations_status_last_mail_at_id_index ON public.conversations USING btree (status, last_mail_at DESC NULLS LAST, id);
CREATE INDEX conversations_ticket_id_index ON public.conversations USING btree (ticket_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.stamp('{letters,unread,answered,last_mail_at,last_words,counterpart,counterpart_address,joined_by_subject,search}');
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.copies_to_conversations();
CREATE TRIGGER b_own BEFORE INSERT ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.references_of_conversations();
CREATE TRIGGER x_owner AFTER UPDATE OF owner_id ON public.conversations FOR EACH ROW WHEN (((new.owner_id IS NOT NULL) AND (new.owner_id IS DISTINCT FROM old.owner_id))) EXECUTE FUNCTION app.check_conversation();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{letters,unread,answered,last_mail_at,last_words,joined_by_subject}', '{name,counterpart,counterpart_address,last_words,search,account_id,contact_id,lead_id,project_id,ticket_id}');
