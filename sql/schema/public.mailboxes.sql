create table public.mailboxes (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  owner_id uuid,
  name text not null,
  address text not null,
  visibility text not null default 'private'::text,
  readers_team_id uuid,
  imap_host text not null,
  imap_port integer not null default 993,
  imap_security text not null default 'tls'::text,
  smtp_host text not null,
  smtp_port integer not null default 465,
  smtp_security text not null default 'tls'::text,
  login text,
  signature text,
  days_back integer not null default 90,
  status text not null default 'waiting'::text,
  checked_at timestamp with time zone,
  failing_since timestamp with time zone,
  last_error text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, address])) stored,
  constraint mailboxes_address CHECK (((length(address) <= 320) AND (address ~ '^[^@[:space:]<>]+@[^@[:space:]<>]+$'::text))),
  constraint mailboxes_days_back CHECK (((days_back >= 1) AND (days_back <= 3650))),
  constraint mailboxes_imap_host CHECK (((length(imap_host) <= 253) AND (imap_host ~ '^[A-Za-z0-9.:-]+$'::text))),
  constraint mailboxes_imap_port CHECK (((imap_port >= 1) AND (imap_port <= 65535))),
  constraint mailboxes_last_error CHECK ((length(last_error) <= 300)),
  constraint mailboxes_login CHECK ((length(login) <= 320)),
  constraint mailboxes_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint mailboxes_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint mailboxes_pkey PRIMARY KEY (id),
  constraint mailboxes_readers_team_id_teams_id_fk FOREIGN KEY (readers_team_id) REFERENCES teams(id),
  constraint mailboxes_signature CHECK ((length(signature) <= 2000)),
  constraint mailboxes_smtp_host CHECK (((length(smtp_host) <= 253) AND (smtp_host ~ '^[A-Za-z0-9.:-]+$'::text))),
  constraint mailboxes_smtp_port CHECK (((smtp_port >= 1) AND (smtp_port <= 65535)))
);
CREATE INDEX mailboxes_bin_index ON public.mailboxes USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX mailboxes_created_at_id_index ON public.mailboxes USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX mailboxes_name_id_index ON public.mailboxes USING btree (name, id);
CREATE INDEX mailboxes_owner_id_created_at_id_index ON public.mailboxes USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX mailboxes_readers_team_id_index ON public.mailboxes USING btree (readers_team_id);
CREATE INDEX mailboxes_search_index ON public.mailboxes USING gin (search gin_trgm_ops);
CREATE INDEX mailboxes_status_created_at_id_index ON public.mailboxes USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX mailboxes_visibility_id_index ON public.mailboxes USING btree (visibility, id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.mailboxes FOR EACH ROW EXECUTE FUNCTION app.stamp('{status,checked_at,failing_since,last_error,search}');
CREATE TRIGGER b_own BEFORE INSERT ON public.mailboxes FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.mailboxes FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.mailboxes FOR EACH ROW EXECUTE FUNCTION app.references_of_mailboxes();
CREATE TRIGGER e_mailbox BEFORE INSERT OR UPDATE ON public.mailboxes FOR EACH ROW EXECUTE FUNCTION app.keep_mailbox();
CREATE TRIGGER x_copies_to_conversations AFTER UPDATE ON public.mailboxes REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_mailboxes_to_conversations();
CREATE TRIGGER x_copies_to_mails AFTER UPDATE ON public.mailboxes REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_mailboxes_to_mails();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.mailboxes FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{checked_at,last_error}', '{signature}');
