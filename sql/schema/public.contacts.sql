create table public.contacts (
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
  account_id uuid,
  name text not null,
  civility text,
  title text,
  decision_role text,
  "primary" boolean not null default false,
  status text not null default 'active'::text,
  emails text[] not null default '{}'::text[],
  phones text[] not null default '{}'::text[],
  language text,
  consents jsonb not null default '{}'::jsonb,
  portal_user_id uuid,
  last_seen timestamp with time zone,
  note text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, title, app.words(emails), app.words(phones)])) stored,
  custom jsonb not null default '{}'::jsonb,
  duplicate_of uuid,
  constraint contacts_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint contacts_duplicate_of_contacts_id_fk FOREIGN KEY (duplicate_of) REFERENCES contacts(id),
  constraint contacts_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint contacts_pkey PRIMARY KEY (id),
  constraint contacts_portal_user_id_people_id_fk FOREIGN KEY (portal_user_id) REFERENCES people(id),
  constraint contacts_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX contacts_account_id_created_at_id_index ON public.contacts USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX contacts_bin_index ON public.contacts USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX contacts_created_at_id_index ON public.contacts USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX contacts_duplicate_of_index ON public.contacts USING btree (duplicate_of);
CREATE INDEX contacts_emails_index ON public.contacts USING gin (emails);
CREATE INDEX contacts_external_id_index ON public.contacts USING btree (external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX contacts_external_source_external_id_index ON public.contacts USING btree (external_source, external_id);
CREATE INDEX contacts_name_id_index ON public.contacts USING btree (name, id);
CREATE INDEX contacts_owner_id_created_at_id_index ON public.contacts USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX contacts_phones_idx ON public.contacts USING gin (phones);
CREATE INDEX contacts_portal_user_id_index ON public.contacts USING btree (portal_user_id);
CREATE INDEX contacts_search_index ON public.contacts USING gin (search gin_trgm_ops);
CREATE INDEX contacts_team_id_created_at_id_index ON public.contacts USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.stamp('{account_id,decision_role,primary,search}');
CREATE TRIGGER b_own BEFORE INSERT ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.references_of_contacts();
CREATE TRIGGER e_own_values BEFORE UPDATE OF custom ON public.contacts FOR EACH ROW WHEN ((new.custom IS DISTINCT FROM old.custom)) EXECUTE FUNCTION app.check_own_values();
CREATE TRIGGER e_own_values_new BEFORE INSERT ON public.contacts FOR EACH ROW WHEN ((new.custom <> '{}'::jsonb)) EXECUTE FUNCTION app.check_own_values();
CREATE TRIGGER w_first_client AFTER INSERT ON public.contacts FOR EACH ROW WHEN (((pg_trigger_depth() = 0) AND (new.account_id IS NOT NULL))) EXECUTE FUNCTION app.follow_contact();
CREATE TRIGGER w_first_client_moved AFTER UPDATE ON public.contacts FOR EACH ROW WHEN (((pg_trigger_depth() = 0) AND (((new.account_id IS DISTINCT FROM old.account_id) OR (new.decision_role IS DISTINCT FROM old.decision_role)) OR (new."primary" IS DISTINCT FROM old."primary")))) EXECUTE FUNCTION app.follow_contact();
CREATE TRIGGER x_copies_to_activities AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_contacts_to_activities();
CREATE TRIGGER x_copies_to_affiliations AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_contacts_to_affiliations();
CREATE TRIGGER x_copies_to_comments AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_contacts_to_comments();
CREATE TRIGGER x_copies_to_files AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_contacts_to_files();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_contacts();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_contacts();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_contacts();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.log_change('{consents,custom,decision_role,duplicate_of,external_id,external_source,last_seen,note,search,status}');
