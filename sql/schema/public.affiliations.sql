create table public.affiliations (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  contact_id uuid not null,
  account_id uuid not null,
  decision_role text,
  main boolean not null default false,
  active boolean not null default true,
  since date,
  name text not null generated always as (((COALESCE(contact_name, ''::text) || ' · '::text) || COALESCE(account_name, ''::text))) stored,
  contact_name text,
  contact_title text,
  contact_status text,
  contact_emails text[],
  contact_phones text[],
  contact_owner_id uuid,
  contact_team_id uuid,
  contact_deleted_at timestamp with time zone,
  account_name text,
  account_city text,
  account_owner_id uuid,
  account_team_id uuid,
  account_deleted_at timestamp with time zone,
  contact_account_id uuid,
  constraint affiliations_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint affiliations_contact_id_contacts_id_fk FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint affiliations_pkey PRIMARY KEY (id),
  constraint affiliations_since_years CHECK (((since >= '0001-01-01'::date) AND (since <= '9999-12-31'::date))) NOT VALID
);
CREATE INDEX affiliations_account_id_created_at_id_index ON public.affiliations USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX affiliations_account_id_main_contact_name_id_index ON public.affiliations USING btree (account_id, main DESC, contact_name, id);
CREATE INDEX affiliations_bin_index ON public.affiliations USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX affiliations_contact_id_created_at_id_index ON public.affiliations USING btree (contact_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX affiliations_contact_owner_id_created_at_id_index ON public.affiliations USING btree (contact_owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX affiliations_contact_team_id_created_at_id_index ON public.affiliations USING btree (contact_team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX affiliations_created_at_id_index ON public.affiliations USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX affiliations_main ON public.affiliations USING btree (account_id) WHERE (main AND (deleted_at IS NULL) AND (contact_deleted_at IS NULL));
CREATE UNIQUE INDEX affiliations_pair ON public.affiliations USING btree (contact_id, account_id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.affiliations FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.affiliations FOR EACH ROW EXECUTE FUNCTION app.copies_to_affiliations();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.affiliations FOR EACH ROW EXECUTE FUNCTION app.references_of_affiliations();
CREATE TRIGGER e_affiliation BEFORE INSERT OR UPDATE ON public.affiliations FOR EACH ROW EXECUTE FUNCTION app.check_affiliation();
CREATE TRIGGER w_first_client AFTER INSERT OR DELETE OR UPDATE ON public.affiliations FOR EACH ROW EXECUTE FUNCTION app.follow_first_client();
CREATE TRIGGER w_health AFTER INSERT OR DELETE ON public.affiliations FOR EACH ROW EXECUTE FUNCTION app.queue_health();
CREATE TRIGGER w_health_changed AFTER UPDATE ON public.affiliations FOR EACH ROW WHEN (((((new.deleted_at IS DISTINCT FROM old.deleted_at) OR (new.contact_deleted_at IS DISTINCT FROM old.contact_deleted_at)) OR (new.contact_team_id IS DISTINCT FROM old.contact_team_id)) OR (new.contact_owner_id IS DISTINCT FROM old.contact_owner_id))) EXECUTE FUNCTION app.queue_health();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.affiliations FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
