CREATE TABLE "affiliations" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"contact_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"decision_role" text,
	"main" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"since" date,
	"name" text GENERATED ALWAYS AS (coalesce(contact_name, '') || ' · ' || coalesce(account_name, '')) STORED NOT NULL,
	"contact_name" text,
	"contact_title" text,
	"contact_status" text,
	"contact_emails" text[],
	"contact_phones" text[],
	"contact_owner_id" uuid,
	"contact_team_id" uuid,
	"contact_deleted_at" timestamp with time zone,
	"account_name" text,
	"account_city" text,
	"account_owner_id" uuid,
	"account_team_id" uuid,
	"account_deleted_at" timestamp with time zone
);

ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE
	cascade ON UPDATE no action;
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE
	cascade ON UPDATE no action;
CREATE INDEX "affiliations_created_at_id_index" ON "affiliations" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "affiliations_contact_owner_id_created_at_id_index" ON "affiliations" USING btree ("contact_owner_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "affiliations_contact_team_id_created_at_id_index" ON "affiliations" USING btree ("contact_team_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "affiliations_account_id_created_at_id_index" ON "affiliations" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "affiliations_contact_id_created_at_id_index" ON "affiliations" USING btree ("contact_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "affiliations_bin_index" ON "affiliations" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE UNIQUE INDEX "affiliations_pair" ON "affiliations" USING btree ("contact_id","account_id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "affiliations_main" ON "affiliations" USING btree ("account_id") WHERE main and deleted_at is null and contact_deleted_at is null;
CREATE INDEX "affiliations_account_id_main_contact_name_id_index" ON "affiliations" USING btree ("account_id","main" DESC NULLS FIRST,"contact_name","id");
insert into app.entities (entity, state) values ('affiliations', null);
-- Columns of a contact that follow from the first client that they belong to: such a change is no new version of the contact.
update app.entities set rolled_up = '{account_id,decision_role,primary}' where entity = 'contacts';
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('affiliations', 'contacts', 'contact_id', 'contact_name', 'name'), ('affiliations', 'contacts', 'contact_id', 'contact_title', 'title'),
  ('affiliations', 'contacts', 'contact_id', 'contact_status', 'status'), ('affiliations', 'contacts', 'contact_id', 'contact_emails', 'emails'),
  ('affiliations', 'contacts', 'contact_id', 'contact_phones', 'phones'), ('affiliations', 'contacts', 'contact_id', 'contact_owner_id', 'owner_id'),
  ('affiliations', 'contacts', 'contact_id', 'contact_team_id', 'team_id'), ('affiliations', 'contacts', 'contact_id', 'contact_deleted_at', 'deleted_at'),
  ('affiliations', 'accounts', 'account_id', 'account_name', 'name'), ('affiliations', 'accounts', 'account_id', 'account_city', 'city'),
  ('affiliations', 'accounts', 'account_id', 'account_owner_id', 'owner_id'), ('affiliations', 'accounts', 'account_id', 'account_team_id', 'team_id'),
  ('affiliations', 'accounts', 'account_id', 'account_deleted_at', 'deleted_at');
-- Whoever sees both ends. (What somebody owns has their team: whoever has a team sees by it all that they see, others what they own.)
insert into app.scopes (entity, scope, col, "key", extra) values
  ('affiliations', 'both_own', 'contact_owner_id', 'user', 'account_owner_id = contact_owner_id'),
  ('affiliations', 'both_team', 'contact_team_id', 'team', 'account_team_id = contact_team_id');
insert into app.role_permissions (role, entity, verb, scope) select role, 'affiliations', verb, scope from (values
  ('{ceo,admin,support}'::text[], '{read,create,update,delete}'::text[], '{all}'::text[]),
  ('{sales}', '{read,create,update,delete}', '{both_own,both_team}'),
  ('{marketing,auditor}', '{read}', '{all}')) granted (roles, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;

-- Who belonged to a client so far belongs to it as before. Of several main contacts of one client the first one stays it; of the
-- others the log says that they are no longer.
insert into public.affiliations (contact_id, account_id, decision_role, main, created_at, created_by, updated_at, updated_by, contact_name, contact_title,
    contact_status, contact_emails, contact_phones, contact_owner_id, contact_team_id, contact_deleted_at, account_name, account_city, account_owner_id,
    account_team_id, account_deleted_at)
  select c.id, a.id, c.decision_role, c."primary" and (c.deleted_at is not null or row_number() over (
      partition by c.account_id, c."primary", c.deleted_at is null order by c.created_at, c.id) = 1),
    c.created_at, c.created_by, c.created_at, c.created_by, c.name, c.title, c.status, c.emails, c.phones, c.owner_id, c.team_id, c.deleted_at,
    a.name, a.city, a.owner_id, a.team_id, a.deleted_at
  from public.contacts c join public.accounts a on a.id = c.account_id;
update public.contacts c set "primary" = a.main from public.affiliations a where a.contact_id = c.id and c."primary" <> a.main;
