create table public.accounts (
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
  legal_name text,
  legal_form text,
  stage text not null default 'prospect'::text,
  type text not null default 'prospect'::text,
  siren text,
  siret text,
  vat_id text,
  naf text,
  industry text,
  size integer,
  revenue numeric(16,2),
  domains text[] not null default '{}'::text[],
  website text,
  phone text,
  address text,
  postcode text,
  city text,
  country text not null default 'FR'::text,
  currency text not null default 'EUR'::text,
  payment_terms text,
  parent_id uuid,
  since date,
  note text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, legal_name, city, siren, siret, vat_id, app.words(domains)])) stored,
  custom jsonb not null default '{}'::jsonb,
  tag_ids uuid[] not null default '{}'::uuid[],
  health_score integer,
  health_reasons jsonb,
  health text generated always as (
CASE
    WHEN (health_score >= 60) THEN 'good'::text
    WHEN (health_score >= 35) THEN 'fair'::text
    WHEN (health_score IS NOT NULL) THEN 'at_risk'::text
    ELSE NULL::text
END) stored,
  duplicate_of uuid,
  constraint accounts_duplicate_of_accounts_id_fk FOREIGN KEY (duplicate_of) REFERENCES accounts(id),
  constraint accounts_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint accounts_parent_id_accounts_id_fk FOREIGN KEY (parent_id) REFERENCES accounts(id),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_since_years CHECK (((since >= '0001-01-01'::date) AND (since <= '9999-12-31'::date))) NOT VALID,
  constraint accounts_siren CHECK ((siren ~ '^[0-9]{9}$'::text)),
  constraint accounts_siret CHECK (((siret ~ '^[0-9]{14}$'::text) AND ((siren IS NULL) OR ("left"(siret, 9) = siren)))),
  constraint accounts_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX accounts_bin_index ON public.accounts USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX accounts_created_at_id_index ON public.accounts USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX accounts_domains_index ON public.accounts USING gin (domains);
CREATE INDEX accounts_duplicate_of_index ON public.accounts USING btree (duplicate_of);
CREATE INDEX accounts_external_id_index ON public.accounts USING btree (external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX accounts_external_source_external_id_index ON public.accounts USING btree (external_source, external_id);
CREATE INDEX accounts_health_name_id_index ON public.accounts USING btree (health, name, id);
CREATE INDEX accounts_health_score_id_index ON public.accounts USING btree (health_score, id);
CREATE INDEX accounts_name_id_index ON public.accounts USING btree (name, id);
CREATE INDEX accounts_owner_id_created_at_id_index ON public.accounts USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX accounts_parent_id_index ON public.accounts USING btree (parent_id);
CREATE INDEX accounts_phone_idx ON public.accounts USING btree (phone);
CREATE INDEX accounts_search_index ON public.accounts USING gin (search gin_trgm_ops);
CREATE INDEX accounts_siren_idx ON public.accounts USING btree (siren);
CREATE INDEX accounts_team_id_created_at_id_index ON public.accounts USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX accounts_website_idx ON public.accounts USING btree (website);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.stamp('{health_score,health_reasons,search,health}');
CREATE TRIGGER a_turn BEFORE UPDATE OF parent_id ON public.accounts FOR EACH STATEMENT EXECUTE FUNCTION app.parents_in_turn();
CREATE TRIGGER a_turn_below BEFORE INSERT ON public.accounts FOR EACH ROW WHEN ((new.parent_id IS NOT NULL)) EXECUTE FUNCTION app.parents_in_turn();
CREATE TRIGGER b_own BEFORE INSERT ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF stage ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.guard_transition('stage');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.references_of_accounts();
CREATE TRIGGER e_choices BEFORE INSERT OR UPDATE OF industry ON public.accounts FOR EACH ROW WHEN ((new.industry IS NOT NULL)) EXECUTE FUNCTION app.choose_for_account();
CREATE TRIGGER e_own_values BEFORE UPDATE OF custom ON public.accounts FOR EACH ROW WHEN ((new.custom IS DISTINCT FROM old.custom)) EXECUTE FUNCTION app.check_own_values();
CREATE TRIGGER e_own_values_new BEFORE INSERT ON public.accounts FOR EACH ROW WHEN ((new.custom <> '{}'::jsonb)) EXECUTE FUNCTION app.check_own_values();
CREATE TRIGGER e_parent BEFORE INSERT OR UPDATE OF parent_id ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.check_parent();
CREATE TRIGGER w_health AFTER UPDATE ON public.accounts FOR EACH ROW WHEN (((new.owner_id IS DISTINCT FROM old.owner_id) OR (new.team_id IS DISTINCT FROM old.team_id))) EXECUTE FUNCTION app.queue_health();
CREATE TRIGGER x_copies_to_activities AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_accounts_to_activities();
CREATE TRIGGER x_copies_to_affiliations AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_accounts_to_affiliations();
CREATE TRIGGER x_copies_to_briefs AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_accounts_to_briefs();
CREATE TRIGGER x_copies_to_comments AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_accounts_to_comments();
CREATE TRIGGER x_copies_to_documents AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_accounts_to_documents();
CREATE TRIGGER x_copies_to_files AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_accounts_to_files();
CREATE TRIGGER x_copies_to_projects AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_accounts_to_projects();
CREATE TRIGGER x_copies_to_tickets AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_accounts_to_tickets();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.accounts REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_accounts();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.accounts REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_accounts();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_accounts();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.log_change('{custom,domains,duplicate_of,external_id,external_source,health,health_reasons,health_score,industry,naf,note,parent_id,revenue,search,size,stage,tag_ids,type}');
