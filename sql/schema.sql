-- The tables as the migrations have made them, to be read: written by bin/schema, held by src/database/schema-text.test.ts.
-- Functions stand in sql/functions; policies and grants of entities follow from app.role_permissions and app.scopes (app.govern);
-- how large a text, a list or a document may be stands once for all, in app.bound_values.

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
  constraint accounts_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint accounts_parent_id_accounts_id_fk FOREIGN KEY (parent_id) REFERENCES accounts(id),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_siren CHECK ((siren ~ '^[0-9]{9}$'::text)),
  constraint accounts_siret CHECK (((siret ~ '^[0-9]{14}$'::text) AND ((siren IS NULL) OR ("left"(siret, 9) = siren)))),
  constraint accounts_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX accounts_bin_index ON public.accounts USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX accounts_created_at_id_index ON public.accounts USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX accounts_domains_index ON public.accounts USING gin (domains);
CREATE INDEX accounts_external_id_index ON public.accounts USING btree (external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX accounts_external_source_external_id_index ON public.accounts USING btree (external_source, external_id);
CREATE INDEX accounts_name_id_index ON public.accounts USING btree (name, id);
CREATE INDEX accounts_owner_id_created_at_id_index ON public.accounts USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX accounts_parent_id_index ON public.accounts USING btree (parent_id);
CREATE INDEX accounts_search_index ON public.accounts USING gin (search gin_trgm_ops);
CREATE INDEX accounts_team_id_created_at_id_index ON public.accounts USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF stage ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.guard_transition('stage');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.references_of_accounts();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.accounts REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_accounts();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.accounts REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_accounts();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_accounts();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.accounts FOR EACH ROW EXECUTE FUNCTION app.log_change('{custom,domains,external_id,external_source,industry,naf,note,parent_id,revenue,search,size,stage,tag_ids,type}');

create table public.company (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  language text not null default 'en'::text,
  locale text not null default 'fr-FR'::text,
  time_zone text not null default 'Europe/Paris'::text,
  currency text not null default 'EUR'::text,
  demo boolean not null default false,
  constraint company_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint company_language CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint company_locale CHECK (app.is_locale(locale)),
  constraint company_pkey PRIMARY KEY (id),
  constraint company_time_zone CHECK (app.is_time_zone(time_zone))
);
CREATE UNIQUE INDEX company_single ON public.company USING btree ((true));
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.company FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.company FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

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
  constraint contacts_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint contacts_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint contacts_pkey PRIMARY KEY (id),
  constraint contacts_portal_user_id_people_id_fk FOREIGN KEY (portal_user_id) REFERENCES people(id),
  constraint contacts_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX contacts_account_id_created_at_id_index ON public.contacts USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX contacts_bin_index ON public.contacts USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX contacts_created_at_id_index ON public.contacts USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX contacts_emails_index ON public.contacts USING gin (emails);
CREATE INDEX contacts_external_id_index ON public.contacts USING btree (external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX contacts_external_source_external_id_index ON public.contacts USING btree (external_source, external_id);
CREATE INDEX contacts_name_id_index ON public.contacts USING btree (name, id);
CREATE INDEX contacts_owner_id_created_at_id_index ON public.contacts USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX contacts_portal_user_id_index ON public.contacts USING btree (portal_user_id);
CREATE INDEX contacts_search_index ON public.contacts USING gin (search gin_trgm_ops);
CREATE INDEX contacts_team_id_created_at_id_index ON public.contacts USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.references_of_contacts();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_contacts();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_contacts();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_contacts();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION app.log_change('{consents,custom,decision_role,external_id,external_source,last_seen,note,search,status}');

create table public.employee_presence (
  user_id uuid not null,
  is_online boolean not null,
  last_seen timestamp with time zone not null,
  current_page text,
  session_id text,
  kind text not null default 'employee'::text,
  constraint employee_presence_current_page_check CHECK ((current_page !~ '[?#]'::text)),
  constraint employee_presence_pkey PRIMARY KEY (user_id),
  constraint employee_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.employee_presence FOR EACH ROW EXECUTE FUNCTION app.references_of_employee_presence();

create table public.imports (
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
  entity text not null,
  state text not null default 'uploading'::text,
  bytes integer not null default 0,
  format jsonb not null default '{}'::jsonb,
  columns jsonb not null default '[]'::jsonb,
  settings jsonb not null default '{}'::jsonb,
  total integer not null default 0,
  done integer not null default 0,
  counts jsonb not null default '{}'::jsonb,
  samples jsonb not null default '[]'::jsonb,
  error text,
  run_id uuid,
  beat_at timestamp with time zone,
  left_out jsonb not null default '[]'::jsonb,
  constraint imports_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint imports_pkey PRIMARY KEY (id)
);
CREATE INDEX imports_owner_id_created_at_index ON public.imports USING btree (owner_id, created_at DESC NULLS LAST);
CREATE INDEX imports_state_index ON public.imports USING btree (state);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.imports FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.imports FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF state ON public.imports FOR EACH ROW EXECUTE FUNCTION app.guard_transition('state');
CREATE TRIGGER cancelled AFTER UPDATE OF state ON public.imports FOR EACH ROW WHEN (((new.state = 'cancelled'::text) AND (old.state <> 'cancelled'::text))) EXECUTE FUNCTION app.drop_upload();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.imports FOR EACH ROW EXECUTE FUNCTION app.references_of_imports();
CREATE TRIGGER y_end AFTER UPDATE OF state ON public.imports FOR EACH ROW WHEN ((new.state IS DISTINCT FROM old.state)) EXECUTE FUNCTION app.log_import_end();

create table public.leads (
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
  title text,
  company_name text,
  account_id uuid,
  emails text[] not null default '{}'::text[],
  phones text[] not null default '{}'::text[],
  website text,
  city text,
  country text,
  language text,
  source text,
  stage text not null default 'new'::text,
  stage_entered_at timestamp with time zone not null default now(),
  reopened_to text,
  value numeric(14,2),
  currency text not null default 'EUR'::text,
  probability integer not null,
  weighted numeric(14,2) generated always as (round(((value * (probability)::numeric) / (100)::numeric), 2)) stored,
  expected_close date,
  score integer,
  next_activity text,
  next_activity_at timestamp with time zone,
  last_touch_at timestamp with time zone,
  lost_reason text,
  lost_note text,
  do_not_contact boolean not null default false,
  duplicate_of uuid,
  note text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, company_name, title, city, app.words(emails), app.words(phones)])) stored,
  custom jsonb not null default '{}'::jsonb,
  tag_ids uuid[] not null default '{}'::uuid[],
  constraint leads_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint leads_duplicate_of_leads_id_fk FOREIGN KEY (duplicate_of) REFERENCES leads(id),
  constraint leads_lost_reason CHECK (((stage <> 'lost'::text) OR (lost_reason IS NOT NULL))),
  constraint leads_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint leads_pkey PRIMARY KEY (id),
  constraint leads_probability CHECK (((probability >= 0) AND (probability <= 100))),
  constraint leads_score CHECK (((score >= 0) AND (score <= 100))),
  constraint leads_stage CHECK ((stage = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'proposal'::text, 'negotiation'::text, 'on_hold'::text, 'won'::text, 'lost'::text]))),
  constraint leads_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id),
  constraint leads_value CHECK ((value >= (0)::numeric))
);
CREATE INDEX leads_account_id_index ON public.leads USING btree (account_id);
CREATE INDEX leads_bin_index ON public.leads USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX leads_created_at_id_index ON public.leads USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX leads_duplicate_of_index ON public.leads USING btree (duplicate_of);
CREATE INDEX leads_emails_index ON public.leads USING gin (emails);
CREATE INDEX leads_external_id_index ON public.leads USING btree (external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX leads_external_source_external_id_index ON public.leads USING btree (external_source, external_id);
CREATE INDEX leads_owner_id_created_at_id_index ON public.leads USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX leads_search_index ON public.leads USING gin (search gin_trgm_ops);
CREATE INDEX leads_stage_created_at_id_index ON public.leads USING btree (stage, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX leads_team_id_created_at_id_index ON public.leads USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.leads FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.leads FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.leads FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF stage ON public.leads FOR EACH ROW EXECUTE FUNCTION app.guard_transition('stage');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.leads FOR EACH ROW EXECUTE FUNCTION app.references_of_leads();
CREATE TRIGGER e_stage BEFORE INSERT OR UPDATE OF stage ON public.leads FOR EACH ROW EXECUTE FUNCTION app.enter_stage();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.leads REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_leads();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.leads REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_leads();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.leads REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_leads();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.leads FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.notifications (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  user_id uuid not null,
  kind text not null,
  notification_type text not null default 'info'::text,
  title text not null,
  message text not null default ''::text,
  read boolean not null default false,
  read_at timestamp with time zone,
  action_url text,
  snoozed_until timestamp with time zone,
  in_app boolean not null default true,
  entity text,
  row_id uuid,
  actor_id uuid,
  details jsonb not null default '{}'::jsonb,
  dedupe_key text not null,
  constraint notifications_actor_id_people_id_fk FOREIGN KEY (actor_id) REFERENCES people(id),
  constraint notifications_notification_type CHECK ((notification_type = ANY (ARRAY['info'::text, 'success'::text, 'warning'::text, 'error'::text]))),
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_user_id_people_id_fk FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX notifications_actor_id_index ON public.notifications USING btree (actor_id);
CREATE INDEX notifications_bin_index ON public.notifications USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX notifications_entity_row_id_index ON public.notifications USING btree (entity, row_id);
CREATE INDEX notifications_snoozed_index ON public.notifications USING btree (snoozed_until) WHERE (snoozed_until IS NOT NULL);
CREATE INDEX notifications_unread_index ON public.notifications USING btree (user_id) WHERE ((deleted_at IS NULL) AND (NOT read));
CREATE INDEX notifications_user_id_created_at_id_index ON public.notifications USING btree (user_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX notifications_user_id_dedupe_key_index ON public.notifications USING btree (user_id, dedupe_key);
CREATE TRIGGER "0_spare_security" BEFORE DELETE OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.spare_security();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_reading BEFORE UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.note_reading();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.references_of_notifications();
CREATE TRIGGER y_inbox AFTER UPDATE ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_inbox();
CREATE TRIGGER y_inbox_new AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_inbox();
CREATE TRIGGER z_push_back AFTER UPDATE OF snoozed_until ON public.notifications FOR EACH ROW WHEN (((old.snoozed_until <= now()) AND (new.snoozed_until IS NULL) AND (NOT new.read))) EXECUTE FUNCTION app.queue_pushes();
CREATE TRIGGER z_push_new AFTER INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.queue_pushes();

create table public.people (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  email text not null,
  kind text not null,
  status text not null default 'active'::text,
  team_id uuid,
  account_id uuid,
  title text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, email, title])) stored,
  phone text,
  language text not null default 'en'::text,
  locale text not null default 'fr-FR'::text,
  time_zone text not null default 'Europe/Paris'::text,
  constraint people_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint people_email_unique UNIQUE (email),
  constraint people_language CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint people_locale CHECK (app.is_locale(locale)),
  constraint people_pkey PRIMARY KEY (id),
  constraint people_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id),
  constraint people_time_zone CHECK (app.is_time_zone(time_zone))
);
CREATE INDEX people_account_id_index ON public.people USING btree (account_id);
CREATE INDEX people_name_id_index ON public.people USING btree (name, id);
CREATE INDEX people_search_index ON public.people USING gin (search gin_trgm_ops);
CREATE INDEX people_team_id_index ON public.people USING btree (team_id);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON public.people FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION app.references_of_people();
CREATE TRIGGER f_team AFTER UPDATE OF team_id ON public.people FOR EACH ROW WHEN ((new.team_id IS DISTINCT FROM old.team_id)) EXECUTE FUNCTION app.take_records_along();
CREATE TRIGGER y_end_keys AFTER UPDATE OF status, deleted_at, kind ON public.people FOR EACH ROW WHEN (((new.status <> 'active'::text) OR (new.deleted_at IS NOT NULL) OR (new.kind <> old.kind))) EXECUTE FUNCTION app.end_keys();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.people REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_people();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.people REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_people();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.people REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_people();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.saved_searches (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  user_id uuid not null default app.user_id(),
  search_name text not null,
  query_text text not null,
  search_type text not null default 'general'::text,
  is_pinned boolean not null default false,
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_query_text CHECK (((length(query_text) >= 1) AND (length(query_text) <= 200))),
  constraint saved_searches_search_name CHECK (((length(search_name) >= 1) AND (length(search_name) <= 200))),
  constraint saved_searches_search_type CHECK ((search_type = 'general'::text))
);
CREATE INDEX saved_searches_bin_index ON public.saved_searches USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX saved_searches_user_id_is_pinned_created_at_id_index ON public.saved_searches USING btree (user_id, is_pinned DESC, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.saved_searches FOR EACH ROW EXECUTE FUNCTION app.stamp();

create table public.saved_views (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  user_id uuid not null default app.user_id(),
  team_id uuid default app.team_id(),
  entity text not null,
  name text not null,
  visibility text not null default 'private'::text,
  address jsonb not null default '{}'::jsonb,
  layout jsonb,
  constraint saved_views_address CHECK (((jsonb_typeof(address) = 'object'::text) AND (length((address)::text) <= 4000))),
  constraint saved_views_layout CHECK (((jsonb_typeof(layout) = 'object'::text) AND (length((layout)::text) <= 4000))),
  constraint saved_views_name CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_visibility CHECK ((visibility = ANY (ARRAY['private'::text, 'team'::text, 'public'::text])))
);
CREATE INDEX saved_views_bin_index ON public.saved_views USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX saved_views_name_id_index ON public.saved_views USING btree (name, id) WHERE ((deleted_at IS NULL) AND (visibility = 'public'::text));
CREATE INDEX saved_views_team_id_name_id_index ON public.saved_views USING btree (team_id, name, id) WHERE ((deleted_at IS NULL) AND (visibility = 'team'::text));
CREATE INDEX saved_views_user_id_name_id_index ON public.saved_views USING btree (user_id, name, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.saved_views FOR EACH ROW EXECUTE FUNCTION app.stamp();

create table public.tags (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  color text not null default 'grey'::text,
  constraint tags_color CHECK ((color = ANY (ARRAY['grey'::text, 'petrol'::text, 'ochre'::text, 'plum'::text, 'green'::text, 'blue'::text, 'coral'::text]))),
  constraint tags_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX tags_name_index ON public.tags USING btree (app.fold(VARIADIC ARRAY[name])) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.tags FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.tags FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.teams (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  lead_id uuid,
  constraint teams_lead_id_people_id_fk FOREIGN KEY (lead_id) REFERENCES people(id),
  constraint teams_pkey PRIMARY KEY (id)
);
CREATE INDEX teams_lead_id_index ON public.teams USING btree (lead_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.teams FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.teams FOR EACH ROW EXECUTE FUNCTION app.references_of_teams();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.teams FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.user_roles (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  role text not null,
  created_at timestamp with time zone not null default now(),
  granted_by uuid,
  reason text,
  expires_at timestamp with time zone,
  constraint user_roles_pkey PRIMARY KEY (id),
  constraint user_roles_user_id_people_id_fk FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX user_roles_user_id_created_at_id_index ON public.user_roles USING btree (user_id, created_at DESC, id DESC);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION app.references_of_user_roles();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create view public.popular_searches with (security_invoker=true) as
 SELECT query_text,
    search_count
   FROM app.popular_searches() popular_searches(query_text, search_count);

create type app.notice_draft as (
  user_id uuid,
  kind text,
  notification_type text,
  title text,
  message text,
  action_url text,
  entity text,
  row_id uuid,
  actor_id uuid,
  details jsonb,
  dedupe_key text,
  at timestamp with time zone
);

create type app.search_hit as (
  id uuid,
  entity text,
  entity_type text,
  name text,
  description text,
  account_id uuid,
  name_marks integer[],
  description_marks integer[]
);

create type app.search_ways as (
  newest text,
  rest text
);

create table app.api_key_uses (
  key_id uuid not null,
  at timestamp with time zone,
  constraint api_key_uses_key_id_fkey FOREIGN KEY (key_id) REFERENCES app.api_keys(id),
  constraint api_key_uses_pkey PRIMARY KEY (key_id)
);

create table app.api_keys (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  token_hash bytea not null,
  name text not null,
  scope text not null,
  door text not null,
  second_factor boolean not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint api_keys_check CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '366 days'::interval)))),
  constraint api_keys_door_check CHECK ((door = ANY (ARRAY['employee'::text, 'client'::text]))),
  constraint api_keys_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 100))),
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_scope_check CHECK ((scope = ANY (ARRAY['read'::text, 'write'::text]))),
  constraint api_keys_token_hash_key UNIQUE (token_hash),
  constraint api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX api_keys_user_id_idx ON app.api_keys USING btree (user_id);

create table app.copied_columns (
  entity name not null,
  parent name not null,
  via name not null,
  col name not null,
  from_col name not null,
  constraint copied_columns_pkey PRIMARY KEY (entity, parent, col)
);

create table app.devices (
  user_id uuid not null,
  agent text not null,
  last_seen timestamp with time zone not null default now(),
  constraint devices_pkey PRIMARY KEY (user_id, agent),
  constraint devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);

create table app.entities (
  entity name not null,
  state name,
  logged boolean not null default true,
  json_size integer not null default 32768,
  constraint entities_pkey PRIMARY KEY (entity)
);

create table app.feed_cursors (
  reader text not null,
  xid xid8 not null,
  constraint feed_cursors_pkey PRIMARY KEY (reader)
);

create table app.frontend_errors (
  id uuid not null default app.new_id(),
  at timestamp with time zone not null default now(),
  event_type text not null,
  details jsonb not null,
  constraint frontend_errors_details_check CHECK ((pg_column_size(details) < 20000)),
  constraint frontend_errors_event_type_check CHECK ((event_type = ANY (ARRAY['frontend_error'::text, 'uncaught_error'::text, 'unhandled_rejection'::text]))),
  constraint frontend_errors_pkey PRIMARY KEY (id)
);
CREATE INDEX frontend_errors_at_idx ON app.frontend_errors USING btree (at);

create table app.idempotency (
  user_id uuid not null default app.user_id(),
  key text not null,
  fingerprint text not null,
  result jsonb,
  at timestamp with time zone not null default now(),
  constraint idempotency_key_check CHECK (((length(key) >= 8) AND (length(key) <= 200))),
  constraint idempotency_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_at_idx ON app.idempotency USING btree (at);

create table app.import_chunks (
  import_id uuid not null,
  no integer not null,
  data bytea not null,
  constraint import_chunks_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_chunks_import_id_no_pk PRIMARY KEY (import_id, no)
);
CREATE TRIGGER counted AFTER INSERT ON app.import_chunks FOR EACH ROW EXECUTE FUNCTION app.count_upload();
CREATE TRIGGER uncounted AFTER DELETE ON app.import_chunks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.uncount_uploads();

create table app.import_rows (
  import_id uuid not null,
  line integer not null,
  outcome text not null,
  cells jsonb not null,
  reasons jsonb not null,
  row_id uuid,
  left_out jsonb not null default '[]'::jsonb,
  constraint import_rows_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_rows_import_id_line_pk PRIMARY KEY (import_id, line)
);

create table app.inboxes (
  user_id uuid not null,
  changed xid8 not null,
  constraint inboxes_pkey PRIMARY KEY (user_id),
  constraint inboxes_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX inboxes_changed_idx ON app.inboxes USING btree (changed);

create table app.invitations (
  id uuid not null default app.new_id(),
  email text not null,
  role text not null,
  team_id uuid,
  account_id uuid,
  token_hash bytea not null,
  invited_by uuid not null,
  invited_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  accepted_at timestamp with time zone,
  person_id uuid,
  revoked_at timestamp with time zone,
  constraint invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES people(id),
  constraint invitations_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX invitations_account_id_idx ON app.invitations USING btree (account_id);
CREATE INDEX invitations_email_idx ON app.invitations USING btree (email);
CREATE INDEX invitations_invited_by_idx ON app.invitations USING btree (invited_by);
CREATE INDEX invitations_person_id_idx ON app.invitations USING btree (person_id);
CREATE INDEX invitations_team_id_idx ON app.invitations USING btree (team_id);
CREATE INDEX invitations_token_hash_idx ON app.invitations USING btree (token_hash);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.invitations FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table app.invitations_made (
  user_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint invitations_made_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX invitations_made_user_id_at_idx ON app.invitations_made USING btree (user_id, at);

create table app.log (
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  actor_id uuid,
  request_id text,
  entity text not null,
  row_id uuid not null,
  account_id uuid,
  verb text not null,
  masked boolean not null default false,
  before jsonb,
  after jsonb,
  salt uuid not null,
  digest bytea not null,
  row_version integer,
  run_id uuid,
  constraint log_pkey PRIMARY KEY (xid, id)
);
CREATE INDEX log_actor_id_at_idx ON app.log USING btree (actor_id, at DESC);
CREATE INDEX log_at_idx ON app.log USING btree (at);
CREATE INDEX log_entity_row_id_at_idx ON app.log USING btree (entity, row_id, at DESC);
CREATE INDEX log_expr_xid_id_idx ON app.log USING btree (((after ->> 'user_id'::text)), xid, id) WHERE ((entity = 'user_roles'::text) AND (verb = 'create'::text));
CREATE INDEX log_request_id_idx ON app.log USING btree (request_id) WHERE (request_id ~~ 'import:%'::text);

create table app.membership_sources (
  source name not null,
  kind text not null,
  user_col name not null,
  id_col name not null,
  constraint membership_sources_kind_check CHECK ((kind ~ '^[a-z]+$'::text)),
  constraint membership_sources_pkey PRIMARY KEY (source)
);

create table app.memberships (
  user_id uuid not null,
  kind text not null,
  id uuid not null,
  constraint memberships_pkey PRIMARY KEY (user_id, kind, id),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);

create table app.notice_kinds (
  kind text not null,
  place integer not null,
  security boolean not null default false,
  in_app boolean not null default true,
  email boolean not null default false,
  push boolean not null default false,
  constraint notice_kinds_pkey PRIMARY KEY (kind)
);

create table app.notice_mails (
  notification_id uuid not null,
  user_id uuid not null,
  due_at timestamp with time zone not null,
  constraint notice_mails_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint notice_mails_pkey PRIMARY KEY (notification_id),
  constraint notice_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX notice_mails_due_at_idx ON app.notice_mails USING btree (due_at);
CREATE INDEX notice_mails_user_id_idx ON app.notice_mails USING btree (user_id);

create table app.noticed (
  entity text not null,
  one text not null,
  many text not null,
  state name,
  path text not null,
  constraint noticed_pkey PRIMARY KEY (entity)
);

create table app.noticed_events (
  entity text not null,
  verb text not null,
  kind text not null,
  notification_type text not null,
  title text not null,
  recipient text,
  message text,
  record boolean not null default false,
  own_acts boolean not null default false,
  again boolean not null default false,
  path text not null,
  constraint noticed_events_check CHECK (((NOT again) OR ((entity = 'user_roles'::text) AND (verb = 'create'::text) AND (recipient = 'user_id'::text)))),
  constraint noticed_events_kind_fkey FOREIGN KEY (kind) REFERENCES app.notice_kinds(kind),
  constraint noticed_events_pkey PRIMARY KEY (entity, verb)
);
CREATE INDEX noticed_events_kind_idx ON app.noticed_events USING btree (kind);

create table app.notification_mutes (
  user_id uuid not null,
  entity text not null,
  row_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint notification_mutes_pkey PRIMARY KEY (user_id, entity, row_id),
  constraint notification_mutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.notification_mutes FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table app.notification_settings (
  user_id uuid not null,
  channels jsonb not null default '{}'::jsonb,
  quiet_from time without time zone,
  quiet_until time without time zone,
  digest_hour integer,
  constraint notification_settings_channels_check CHECK (((jsonb_typeof(channels) = 'object'::text) AND (length((channels)::text) < 4000))),
  constraint notification_settings_check CHECK (((quiet_from IS NULL) = (quiet_until IS NULL))),
  constraint notification_settings_digest_hour_check CHECK (((digest_hour >= 0) AND (digest_hour <= 23))),
  constraint notification_settings_pkey PRIMARY KEY (user_id),
  constraint notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.notification_settings FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table app.outgoing_mail (
  id uuid not null default app.new_id(),
  dedupe_key text not null,
  purpose text not null,
  to_address text not null,
  subject text not null,
  body text,
  state text not null default 'queued'::text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  leased_until timestamp with time zone,
  last_error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint outgoing_mail_dedupe_key_key UNIQUE (dedupe_key),
  constraint outgoing_mail_pkey PRIMARY KEY (id),
  constraint outgoing_mail_purpose_check CHECK ((purpose = ANY (ARRAY['notifications'::text, 'invitation'::text, 'password'::text, 'sign_in'::text]))),
  constraint outgoing_mail_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'expired'::text])))
);
CREATE INDEX outgoing_mail_created_at_idx ON app.outgoing_mail USING btree (created_at DESC);
CREATE INDEX outgoing_mail_expires_at_idx ON app.outgoing_mail USING btree (expires_at) WHERE (body IS NOT NULL);
CREATE INDEX outgoing_mail_next_attempt_at_idx ON app.outgoing_mail USING btree (next_attempt_at) WHERE (state = 'queued'::text);

create table app.password_resets (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  token_hash bytea not null,
  made_by uuid,
  made_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '01:00:00'::interval),
  used_at timestamp with time zone,
  constraint password_resets_made_by_fkey FOREIGN KEY (made_by) REFERENCES people(id),
  constraint password_resets_pkey PRIMARY KEY (id),
  constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX password_resets_made_by_idx ON app.password_resets USING btree (made_by);
CREATE INDEX password_resets_token_hash_idx ON app.password_resets USING btree (token_hash);
CREATE INDEX password_resets_user_id_idx ON app.password_resets USING btree (user_id);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.password_resets FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table app.preferences (
  user_id uuid not null,
  theme text not null default 'light'::text,
  single_keys boolean not null default true,
  pinned_views uuid[] not null default '{}'::uuid[],
  default_views uuid[] not null default '{}'::uuid[],
  consents jsonb not null default '{}'::jsonb,
  keys jsonb not null default '{}'::jsonb,
  constraint preferences_consents_check CHECK ((jsonb_typeof(consents) = 'object'::text)),
  constraint preferences_keys_check CHECK (((jsonb_typeof(keys) = 'object'::text) AND (length((keys)::text) <= 2000) AND (NOT jsonb_path_exists(keys, '$.*?(@.type() != "string" || !(@ like_regex "^.{0,3}$" flag "s"))'::jsonpath)))),
  constraint preferences_pkey PRIMARY KEY (user_id),
  constraint preferences_theme_check CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text]))),
  constraint preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.preferences FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table app.presence_sessions (
  user_id uuid not null,
  session_id text not null,
  beat integer not null,
  is_online boolean not null,
  last_seen timestamp with time zone not null,
  current_page text,
  record_id uuid,
  constraint presence_sessions_beat_check CHECK ((beat > 0)),
  constraint presence_sessions_current_page_check CHECK ((current_page !~ '[?#]'::text)),
  constraint presence_sessions_pkey PRIMARY KEY (user_id, session_id),
  constraint presence_sessions_session_id_check CHECK (((length(session_id) >= 8) AND (length(session_id) <= 64))),
  constraint presence_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE TRIGGER few_tabs AFTER INSERT ON app.presence_sessions FOR EACH ROW EXECUTE FUNCTION app.forget_older_tabs();

create table app.push_devices (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  agent text,
  since timestamp with time zone not null default now(),
  delivered_at timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text,
  constraint push_devices_auth_check CHECK ((length(auth) <= 50)),
  constraint push_devices_endpoint_check CHECK ((length(endpoint) <= 2000)),
  constraint push_devices_endpoint_key UNIQUE (endpoint),
  constraint push_devices_p256dh_check CHECK ((length(p256dh) <= 100)),
  constraint push_devices_pkey PRIMARY KEY (id),
  constraint push_devices_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.session(id) ON DELETE CASCADE,
  constraint push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX push_devices_session_id_idx ON app.push_devices USING btree (session_id);
CREATE INDEX push_devices_user_id_idx ON app.push_devices USING btree (user_id);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.push_devices FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table app.pushes (
  id uuid not null default app.new_id(),
  device_id uuid not null,
  notification_id uuid,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  leased_until timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint pushes_device_id_fkey FOREIGN KEY (device_id) REFERENCES app.push_devices(id) ON DELETE CASCADE,
  constraint pushes_device_id_notification_id_key UNIQUE NULLS NOT DISTINCT (device_id, notification_id),
  constraint pushes_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint pushes_pkey PRIMARY KEY (id)
);
CREATE INDEX pushes_expires_at_idx ON app.pushes USING btree (expires_at);
CREATE INDEX pushes_next_attempt_at_idx ON app.pushes USING btree (next_attempt_at);
CREATE INDEX pushes_notification_id_idx ON app.pushes USING btree (notification_id);

create table app.reference_lists (
  entity text not null,
  list name not null,
  target text not null,
  constraint reference_lists_pkey PRIMARY KEY (entity, list)
);

create table app.role_permissions (
  role text not null,
  entity text not null,
  verb text not null,
  scope text not null,
  columns text[],
  constraint role_permissions_pkey PRIMARY KEY (role, entity, verb, scope)
);
CREATE TRIGGER put_together AFTER INSERT OR DELETE OR UPDATE ON app.role_permissions FOR EACH STATEMENT EXECUTE FUNCTION app.put_rights_together();

create table app.role_proposals (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  role text not null,
  reason text,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null default now(),
  agreed_by uuid,
  agreed_at timestamp with time zone,
  act text not null default 'role'::text,
  hand_to uuid,
  declined_by uuid,
  declined_at timestamp with time zone,
  constraint role_proposals_act_check CHECK ((act = ANY (ARRAY['role'::text, 'suspend'::text, 'reactivate'::text]))),
  constraint role_proposals_hand_to_fkey FOREIGN KEY (hand_to) REFERENCES people(id),
  constraint role_proposals_pkey PRIMARY KEY (id),
  constraint role_proposals_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX role_proposals_hand_to_idx ON app.role_proposals USING btree (hand_to);
CREATE INDEX role_proposals_user_id_idx ON app.role_proposals USING btree (user_id);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.role_proposals FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table app.role_rights (
  role text not null,
  entity text not null,
  rights jsonb not null,
  constraint role_rights_pkey PRIMARY KEY (role, entity)
);

create table app.roles (
  name text not null,
  kind text not null,
  constraint roles_kind_check CHECK ((kind = ANY (ARRAY['employee'::text, 'client'::text, 'system'::text]))),
  constraint roles_pkey PRIMARY KEY (name)
);

create table app.runs (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  started_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  key_id uuid,
  constraint runs_key_id_fkey FOREIGN KEY (key_id) REFERENCES app.api_keys(id),
  constraint runs_pkey PRIMARY KEY (id),
  constraint runs_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX runs_key_id_idx ON app.runs USING btree (key_id);
CREATE INDEX runs_user_id_idx ON app.runs USING btree (user_id);

create table app.scopes (
  entity text not null,
  scope text not null,
  col name,
  key text not null,
  extra text,
  predicate text not null generated always as (
CASE
    WHEN (key = 'all'::text) THEN COALESCE(extra, 'true'::text)
    WHEN (key = 'nobody'::text) THEN 'false'::text
    ELSE ((quote_ident((col)::text) ||
    CASE
        WHEN (key = 'none'::text) THEN ' is null'::text
        WHEN (key ~~ 'member:%'::text) THEN ((' = any ({'::text || key) || '})'::text)
        ELSE ((' = {'::text || key) || '_id}'::text)
    END) || COALESCE(((' and ('::text || extra) || ')'::text), ''::text))
END) stored,
  constraint scopes_check CHECK (((col IS NULL) = (key = ANY (ARRAY['all'::text, 'nobody'::text])))),
  constraint scopes_key_check CHECK (((key = ANY (ARRAY['all'::text, 'nobody'::text, 'none'::text, 'user'::text, 'team'::text, 'account'::text])) OR (key ~ '^member:[a-z]+$'::text))),
  constraint scopes_pkey PRIMARY KEY (entity, scope)
);

create table app.seals (
  no bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  upto_xid xid8 not null,
  upto_id bigint not null,
  count integer not null,
  hash bytea not null,
  constraint seals_pkey PRIMARY KEY (no)
);

create table app.search_operators (
  operator text not null,
  word text not null,
  meaning text not null,
  constraint search_operators_pkey PRIMARY KEY (operator, word, meaning)
);

create table app.search_rows (
  id uuid not null,
  entity text not null,
  name text not null,
  description text,
  state text,
  owner_id uuid,
  team_id uuid,
  account_id uuid,
  portal_user_id uuid,
  at timestamp with time zone not null,
  lexemes tsvector not null,
  open_lexemes tsvector,
  constraint search_rows_entity_id_pk PRIMARY KEY (entity, id)
);
CREATE INDEX search_rows_account_id_index ON app.search_rows USING btree (account_id);
CREATE INDEX search_rows_entity_at_index ON app.search_rows USING btree (entity, at DESC);
CREATE INDEX search_rows_lexemes_index ON app.search_rows USING gin (lexemes, entity, owner_id, team_id);
CREATE INDEX search_rows_owner_id_at_index ON app.search_rows USING btree (owner_id, at DESC);
CREATE INDEX search_rows_portal_user_id_index ON app.search_rows USING btree (portal_user_id);
CREATE INDEX search_rows_team_id_at_index ON app.search_rows USING btree (team_id, at DESC);

create table app.search_runs (
  user_id uuid not null,
  query_key text not null,
  query_text text not null,
  times integer not null default 1,
  last_at timestamp with time zone not null default now(),
  constraint search_runs_user_id_query_key_pk PRIMARY KEY (user_id, query_key)
);
CREATE INDEX search_runs_last_at_index ON app.search_runs USING btree (last_at);

create table app.search_words (
  word text not null
);
CREATE INDEX search_words_trigrams_index ON app.search_words USING gin (word gin_trgm_ops);
CREATE INDEX search_words_word_index ON app.search_words USING btree (word);

create table app.searchable (
  entity text not null,
  entity_type text not null,
  state name,
  owned boolean not null default false,
  texts name[] not null default '{}'::name[],
  codes name[] not null default '{}'::name[],
  description name[] not null default '{}'::name[],
  constraint searchable_entity_type_check CHECK ((entity_type = ANY (ARRAY['document'::text, 'task'::text, 'user'::text, 'other'::text]))),
  constraint searchable_pkey PRIMARY KEY (entity)
);

create table app.set_aside (
  id uuid not null default app.new_id(),
  work text not null,
  subject text not null,
  error text not null,
  user_id uuid,
  entity text,
  row_id uuid,
  draft jsonb,
  times integer not null default 1,
  first_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  constraint set_aside_draft_check CHECK ((octet_length((draft)::text) <= 200000)),
  constraint set_aside_error_check CHECK ((length(error) <= 500)),
  constraint set_aside_pkey PRIMARY KEY (id),
  constraint set_aside_subject_check CHECK ((length(subject) <= 500)),
  constraint set_aside_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id),
  constraint set_aside_work_check CHECK ((work = ANY (ARRAY['notification'::text, 'mail'::text, 'push'::text, 'chore'::text]))),
  constraint set_aside_work_subject_error_user_id_row_id_key UNIQUE NULLS NOT DISTINCT (work, subject, error, user_id, row_id)
);
CREATE INDEX set_aside_last_at_idx ON app.set_aside USING btree (last_at DESC);
CREATE INDEX set_aside_user_id_idx ON app.set_aside USING btree (user_id);

create table app.settled (
  part text not null,
  entity name not null,
  made_from text not null,
  constraint settled_pkey PRIMARY KEY (part, entity)
);

create table app.transitions (
  entity text not null,
  "from" text not null,
  "to" text not null,
  constraint transitions_pkey PRIMARY KEY (entity, "from", "to")
);

create table app.upload_totals (
  owner_id uuid not null,
  bytes bigint not null,
  constraint upload_totals_bytes_check CHECK ((bytes >= 0)),
  constraint upload_totals_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint upload_totals_pkey PRIMARY KEY (owner_id)
);

create table app.usage_events (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  name text not null,
  at timestamp with time zone not null,
  path text,
  properties jsonb not null default '{}'::jsonb,
  constraint usage_events_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint usage_events_path_check CHECK ((length(path) <= 300)),
  constraint usage_events_pkey PRIMARY KEY (id),
  constraint usage_events_properties_check CHECK ((length((properties)::text) <= 2000)),
  constraint usage_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX usage_events_at_idx ON app.usage_events USING btree (at);
CREATE INDEX usage_events_user_id_at_idx ON app.usage_events USING btree (user_id, at DESC);

create table app.wished_links (
  id uuid not null default app.new_id(),
  email text not null,
  asked_at timestamp with time zone not null default now(),
  taken_at timestamp with time zone,
  user_id uuid,
  token_hash bytea,
  expires_at timestamp with time zone,
  used_at timestamp with time zone,
  purpose text not null,
  constraint sign_in_links_pkey PRIMARY KEY (id),
  constraint sign_in_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id),
  constraint wished_links_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'password'::text])))
);
CREATE INDEX sign_in_links_asked_at_idx ON app.wished_links USING btree (asked_at) WHERE (taken_at IS NULL);
CREATE INDEX sign_in_links_email_asked_at_idx ON app.wished_links USING btree (email, asked_at);
CREATE INDEX sign_in_links_token_hash_idx ON app.wished_links USING btree (token_hash);
CREATE INDEX sign_in_links_user_id_idx ON app.wished_links USING btree (user_id);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.wished_links FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create view app.mine with (security_invoker=true) as
 SELECT ((c.c ->> 'user'::text))::uuid AS user_id,
    ((c.c ->> 'team'::text))::uuid AS team_id,
    ((c.c ->> 'account'::text))::uuid AS account_id,
    r.entity,
    r.rights
   FROM (app.caller() c(c)
     JOIN app.role_rights r ON ((r.role = (c.c ->> 'role'::text))));

create table auth.account (
  id uuid not null default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamp with time zone,
  "refreshTokenExpiresAt" timestamp with time zone,
  scope text,
  password text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint account_pkey PRIMARY KEY (id),
  constraint "account_providerId_accountId_key" UNIQUE ("providerId", "accountId"),
  constraint "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX "account_userId_idx" ON auth.account USING btree ("userId");
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.account FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table auth.challenge (
  challenge text not null,
  "userId" uuid,
  door text,
  expires_at timestamp with time zone not null default (now() + '00:05:00'::interval),
  constraint challenge_check CHECK ((("userId" IS NULL) <> (door IS NULL))),
  constraint challenge_door_check CHECK ((door = ANY (ARRAY['employee'::text, 'client'::text]))),
  constraint challenge_pkey PRIMARY KEY (challenge),
  constraint "challenge_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX "challenge_userId_idx" ON auth.challenge USING btree ("userId");
CREATE INDEX challenge_expires_at_idx ON auth.challenge USING btree (expires_at);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.challenge FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table auth.passkey (
  id uuid not null default gen_random_uuid(),
  "userId" uuid not null,
  credential text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp with time zone not null default now(),
  last_used timestamp with time zone,
  constraint passkey_credential_key UNIQUE (credential),
  constraint passkey_pkey PRIMARY KEY (id),
  constraint "passkey_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX "passkey_userId_idx" ON auth.passkey USING btree ("userId");
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.passkey FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table auth."rateLimit" (
  id uuid not null default gen_random_uuid(),
  key text not null,
  count integer not null,
  "lastRequest" double precision not null,
  constraint "rateLimit_key_key" UNIQUE (key),
  constraint "rateLimit_pkey" PRIMARY KEY (id)
);

create table auth.second_factor (
  "userId" uuid not null,
  secret text not null,
  recovery text[] not null default '{}'::text[],
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  failed integer not null default 0,
  wait_until timestamp with time zone,
  shown_by text,
  shown_at timestamp with time zone,
  constraint second_factor_pkey PRIMARY KEY ("userId"),
  constraint "second_factor_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.second_factor FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table auth.session (
  id uuid not null default gen_random_uuid(),
  token text not null,
  "userId" uuid not null,
  "expiresAt" timestamp with time zone not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  door text,
  second_factor boolean not null default false,
  constraint session_door_check CHECK ((door = ANY (ARRAY['employee'::text, 'client'::text]))),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_key UNIQUE (token),
  constraint "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX "session_userId_idx" ON auth.session USING btree ("userId");
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.session FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();
CREATE TRIGGER y_device AFTER INSERT OR UPDATE OF door, second_factor ON auth.session FOR EACH ROW WHEN (((new.door IS NOT NULL) AND new.second_factor)) EXECUTE FUNCTION app.note_device();

create table auth.sso_attempt (
  state text not null,
  browser bytea not null,
  nonce text not null,
  verifier text not null,
  return_to text,
  "userId" uuid,
  taken_at timestamp with time zone,
  issuer text,
  subject text,
  expires_at timestamp with time zone not null default (now() + '00:10:00'::interval),
  invitation bytea,
  name text,
  language text,
  constraint sso_attempt_pkey PRIMARY KEY (state),
  constraint "sso_attempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX "sso_attempt_userId_idx" ON auth.sso_attempt USING btree ("userId");
CREATE INDEX sso_attempt_expires_at_idx ON auth.sso_attempt USING btree (expires_at);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.sso_attempt FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table auth."user" (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint user_email_key UNIQUE (email),
  constraint user_pkey PRIMARY KEY (id)
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth."user" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table auth.verification (
  id uuid not null default gen_random_uuid(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint verification_pkey PRIMARY KEY (id)
);
CREATE INDEX verification_identifier_idx ON auth.verification USING btree (identifier);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.verification FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table vault.keys (
  id integer not null generated always as identity,
  inner_pad bytea not null,
  outer_pad bytea not null,
  constraint keys_inner_pad_check CHECK ((length(inner_pad) = 64)),
  constraint keys_outer_pad_check CHECK ((length(outer_pad) = 64)),
  constraint keys_pkey PRIMARY KEY (id)
);

create table vault.system_proofs (
  hash bytea not null,
  constraint system_proofs_pkey PRIMARY KEY (hash)
);
