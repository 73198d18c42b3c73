CREATE TABLE "email_templates" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"name" text NOT NULL,
	"category" text DEFAULT 'other' NOT NULL,
	"language" text DEFAULT 'english' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"subject" text,
	"body" text,
	"written_to" text[] GENERATED ALWAYS AS (case when coalesce(subject, '') || coalesce(body, '') ~ '\{[{%][^{}]*\mlead\.' then '{leads}'::text[] when
		coalesce(subject, '') || coalesce(body, '') ~ '\{[{%][^{}]*\mclient\.' then '{contacts,accounts}'::text[] else '{leads,contacts,accounts}'::text[] end)
		STORED NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (app.fold(name, subject)) STORED,
	CONSTRAINT "email_templates_name" CHECK (length(btrim("email_templates"."name")) > 0),
	CONSTRAINT "email_templates_subject" CHECK (length("email_templates"."subject") <= 500),
	CONSTRAINT "email_templates_body" CHECK (length("email_templates"."body") <= 20000)
);

CREATE INDEX "email_templates_created_at_id_index" ON "email_templates" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "email_templates_status_created_at_id_index" ON "email_templates" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "email_templates_name_id_index" ON "email_templates" USING btree ("name","id");
CREATE INDEX "email_templates_bin_index" ON "email_templates" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "email_templates_search_index" ON "email_templates" USING gin ("search" gin_trgm_ops);
CREATE INDEX "email_templates_used_at_id_index" ON "email_templates" USING btree ("used_at","id");
insert into app.entities (entity, state, rolled_up, rolled_up_by) values ('email_templates', 'status', '{uses,used_at}', null);
insert into app.transitions (entity, "from", "to") values ('email_templates', '', 'draft'), ('email_templates', 'draft', 'active'),
  ('email_templates', 'draft', 'retired'), ('email_templates', 'active', 'draft'), ('email_templates', 'active', 'retired'),
  ('email_templates', 'retired', 'active'), ('email_templates', 'retired', 'draft');
insert into app.scopes (entity, scope, col, "key", extra) values ('email_templates', 'active', null, 'all', 'status = ''active'' and deleted_at is null');
insert into app.role_permissions (role, entity, verb, scope) select role, 'email_templates', verb, scope from (values
  ('{ceo,admin,marketing}'::text[], '{read,create,update,delete}'::text[], '{all}'::text[]), ('{auditor}', '{read}', '{all}'),
  ('{project_manager,team_member,employee,sales,support}', '{read}', '{active}')) granted (roles, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
insert into app.searchable (entity, entity_type, state, codes) values ('email_templates', 'other', 'status', '{}');
-- Which template a letter that was sent began as; counted at the template (app.follow_template_use).
create table app.template_uses (activity_id uuid primary key references public.activities (id) on delete cascade,
  template_id uuid not null references public.email_templates (id) on delete cascade);
create index template_uses_template_id_idx on app.template_uses (template_id);
-- A test goes to whoever writes the template, and is of no record.
alter table app.outgoing_mail drop constraint outgoing_mail_purpose_check;
alter table app.outgoing_mail add constraint outgoing_mail_purpose_check
  check (purpose in ('notifications', 'invitation', 'password', 'sign_in', 'letter', 'test'));
alter table app.outgoing_mail drop constraint outgoing_mail_letter;
alter table app.outgoing_mail add constraint outgoing_mail_letter check ((purpose in ('letter', 'test')) = (sender_id is not null));
