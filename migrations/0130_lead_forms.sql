CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"form_id" uuid,
	"name" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"sent" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"original" jsonb,
	"edition" integer DEFAULT 1 NOT NULL,
	"consent" text,
	"consent_version" integer,
	"consented_at" timestamp with time zone,
	"address" text,
	"confirmed_at" timestamp with time zone,
	"confirmed_from" text,
	"utm" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"page" text,
	"referrer" text,
	"step" text,
	"reason" text,
	"once" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"lead_id" uuid,
	"contact_id" uuid,
	"assignee_id" uuid,
	"done_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (app.fold(name)) STORED,
	CONSTRAINT "form_submissions_name" CHECK (length("form_submissions"."name") <= 200),
	CONSTRAINT "form_submissions_reason" CHECK (length("form_submissions"."reason") <= 300),
	CONSTRAINT "form_submissions_address" CHECK (length("form_submissions"."address") <= 100 and length("form_submissions"."confirmed_from") <= 100)
);

CREATE TABLE "forms" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"lead_owner_id" uuid,
	"name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"language" text DEFAULT 'english' NOT NULL,
	"heading" text,
	"intro" text,
	"asked" jsonb DEFAULT '{"fields": [{"field": "name", "required": true},
		{"field": "email", "required": true}, {"field": "note", "required": false}]}' NOT NULL,
	"consent" text,
	"consent_version" integer DEFAULT 0 NOT NULL,
	"consent_required" boolean DEFAULT true NOT NULL,
	"confirms" boolean DEFAULT false NOT NULL,
	"thanks" text,
	"thanks_address" text,
	"assigning" text DEFAULT 'owner' NOT NULL,
	"assignee_ids" uuid[] DEFAULT '{}' NOT NULL,
	"source" text,
	"campaign" text,
	"edition" integer DEFAULT 1 NOT NULL,
	"key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(name, heading, campaign)) STORED,
	CONSTRAINT "forms_key" UNIQUE("key"),
	CONSTRAINT "forms_name" CHECK (btrim("forms"."name") <> '' and length("forms"."name") <= 100),
	CONSTRAINT "forms_heading" CHECK (length("forms"."heading") <= 200),
	CONSTRAINT "forms_consent" CHECK (btrim("forms"."consent") <> '' and length("forms"."consent") <= 1000),
	CONSTRAINT "forms_thanks" CHECK (length("forms"."thanks") <= 1000),
	CONSTRAINT "forms_thanks_address" CHECK (length("forms"."thanks_address") <= 500 and "forms"."thanks_address" ~ '^https?://'),
	CONSTRAINT "forms_campaign" CHECK (length("forms"."campaign") <= 100),
	CONSTRAINT "forms_key_shape" CHECK ("forms"."key" ~ '^[0-9a-f]{32}$')
);

ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE
	cascade ON UPDATE no action;
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON
	DELETE cascade ON UPDATE no action;
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_assignee_id_people_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."people"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "forms" ADD CONSTRAINT "forms_lead_owner_id_people_id_fk" FOREIGN KEY ("lead_owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "form_submissions_created_at_id_index" ON "form_submissions" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "form_submissions_form_id_created_at_id_index" ON "form_submissions" USING btree ("form_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "form_submissions_status_created_at_id_index" ON "form_submissions" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "form_submissions_assignee_id_created_at_id_index" ON "form_submissions" USING btree ("assignee_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "form_submissions_bin_index" ON "form_submissions" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "form_submissions_search_index" ON "form_submissions" USING gin ("search" gin_trgm_ops);
CREATE UNIQUE INDEX "form_submissions_once" ON "form_submissions" USING btree ("form_id","once");
CREATE INDEX "form_submissions_lead_id_index" ON "form_submissions" USING btree ("lead_id");
CREATE INDEX "form_submissions_contact_id_index" ON "form_submissions" USING btree ("contact_id");
CREATE INDEX "form_submissions_created_at_index" ON "form_submissions" USING btree ("created_at") WHERE status = 'received';
CREATE INDEX "form_submissions_form_id_address_created_at_index" ON "form_submissions" USING btree ("form_id","address","created_at");
CREATE INDEX "form_submissions_form_id_assignee_id_done_at_index" ON "form_submissions" USING btree ("form_id","assignee_id","done_at");
CREATE INDEX "forms_created_at_id_index" ON "forms" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "forms_status_created_at_id_index" ON "forms" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "forms_name_id_index" ON "forms" USING btree ("name","id");
CREATE INDEX "forms_bin_index" ON "forms" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "forms_search_index" ON "forms" USING gin ("search" gin_trgm_ops);
CREATE INDEX "forms_lead_owner_id_index" ON "forms" USING btree ("lead_owner_id");
-- (What people sent is told to nobody by the log: it stands where it can be erased.)
insert into app.entities (entity, state, withheld) values ('forms', 'status', '{}'),
  ('form_submissions', 'status', '{sent,original,address,confirmed_from,once,utm}');
insert into app.transitions (entity, "from", "to") values ('forms', '', 'draft'), ('forms', 'draft', 'published'), ('forms', 'draft', 'closed'),
  ('forms', 'published', 'closed'), ('forms', 'closed', 'published'),
  ('form_submissions', 'unconfirmed', 'received'), ('form_submissions', 'unconfirmed', 'dropped'), ('form_submissions', 'received', 'done'),
  ('form_submissions', 'received', 'failed'), ('form_submissions', 'failed', 'received'), ('form_submissions', 'failed', 'dropped'),
  ('form_submissions', 'set_aside', 'received'), ('form_submissions', 'set_aside', 'dropped'), ('form_submissions', 'dropped', 'received');
insert into app.reference_lists (entity, list, target) values ('forms', 'assignee_ids', 'people');
-- What somebody in sales was given by forms they see; all else whoever answers for forms.
insert into app.scopes (entity, scope, col, "key", extra) values ('form_submissions', 'given', 'assignee_id', 'user', null);
insert into app.role_permissions (role, entity, verb, scope, columns) select role, entity, verb, scope, columns from (values
  ('{ceo,admin,marketing,sales,auditor}'::text[], 'forms', '{read}'::text[], 'all', null::text[]),
  ('{admin,marketing}', 'forms', '{create,update,delete}', 'all', null),
  ('{ceo,admin,marketing,auditor}', 'form_submissions', '{read}', 'all', null),
  ('{sales}', 'form_submissions', '{read}', 'given', null),
  ('{admin,marketing}', 'form_submissions', '{delete}', 'all', null),
  ('{ceo,admin,marketing}', 'form_submissions', '{export}', 'all', null),
  ('{admin,marketing}', 'form_submissions', '{update}', 'all', '{status,sent,original,step,reason}'))
  granted (roles, entity, verbs, scope, columns), unnest(roles) role, unnest(verbs) verb;
-- By what somebody says that the address is theirs: what is kept is no secret.
create table app.form_tokens (token_hash bytea primary key, submission_id uuid not null references public.form_submissions on delete cascade,
  email text not null, made_at timestamptz not null default now(), expires_at timestamptz not null default now() + interval '7 days');
create index on app.form_tokens (submission_id);
create index on app.form_tokens (email, made_at);
alter table app.outgoing_mail drop constraint outgoing_mail_purpose_check;
alter table app.outgoing_mail add constraint outgoing_mail_purpose_check
  check (purpose in ('notifications', 'invitation', 'password', 'sign_in', 'letter', 'test', 'confirmation'));
