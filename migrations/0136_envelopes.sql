CREATE TABLE "envelope_recipients" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"entity" text NOT NULL,
	"row_id" uuid NOT NULL,
	"about" text,
	"parent_owner_id" uuid,
	"parent_team_id" uuid,
	"project_id" uuid,
	"parent_manager_id" uuid,
	"parent_account_id" uuid,
	"parent_created_by" uuid,
	"parent_deleted_at" timestamp with time zone,
	"visibility" text,
	"document_status" text,
	"envelope_id" uuid NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"purpose" text DEFAULT 'signature' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"viewed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_from" text,
	"words" text,
	"edition" text DEFAULT '' NOT NULL,
	"mail_due" boolean DEFAULT false NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"end_reminded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "envelope_recipients_name" CHECK (btrim("envelope_recipients"."name") <> '' and length("envelope_recipients"."name") <= 120),
	CONSTRAINT "envelope_recipients_email" CHECK (length("envelope_recipients"."email") <= 320 and "envelope_recipients"."email" ~
		'^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "envelope_recipients_words" CHECK (length("envelope_recipients"."words") <= 2000)
);

CREATE TABLE "envelopes" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"entity" text NOT NULL,
	"row_id" uuid NOT NULL,
	"about" text,
	"parent_owner_id" uuid,
	"parent_team_id" uuid,
	"project_id" uuid,
	"parent_manager_id" uuid,
	"parent_account_id" uuid,
	"parent_created_by" uuid,
	"parent_deleted_at" timestamp with time zone,
	"visibility" text,
	"document_status" text,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"number" integer,
	"digest" text NOT NULL,
	"purpose" text DEFAULT 'signature' NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"in_order" boolean DEFAULT false NOT NULL,
	"message" text,
	"language" text DEFAULT 'english' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reason" text,
	"completed_at" timestamp with time zone,
	"signed_file_id" uuid,
	"signed_digest" text,
	"finished_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	CONSTRAINT "envelopes_message" CHECK (length("envelopes"."message") <= 2000),
	CONSTRAINT "envelopes_reason" CHECK (length("envelopes"."reason") <= 2000),
	CONSTRAINT "envelopes_digest" CHECK ("envelopes"."digest" ~ '^[0-9a-f]{64}$')
);

ALTER TABLE "envelope_recipients" ADD CONSTRAINT "envelope_recipients_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES
	"public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "envelope_recipients" ADD CONSTRAINT "envelope_recipients_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no
	action;
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_signed_file_id_files_id_fk" FOREIGN KEY ("signed_file_id") REFERENCES "public"."files"("id") ON DELETE set
	null ON UPDATE no action;
CREATE INDEX "envelope_recipients_created_at_id_index" ON "envelope_recipients" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "envelope_recipients_parent_owner_id_created_at_id_index" ON "envelope_recipients" USING btree ("parent_owner_id","created_at" DESC NULLS FIRST,
	"id") WHERE deleted_at is null;
CREATE INDEX "envelope_recipients_parent_team_id_created_at_id_index" ON "envelope_recipients" USING btree ("parent_team_id","created_at" DESC NULLS FIRST,
	"id") WHERE deleted_at is null;
CREATE INDEX "envelope_recipients_project_id_created_at_id_index" ON "envelope_recipients" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "envelope_recipients_parent_manager_id_created_at_id_index" ON "envelope_recipients" USING btree ("parent_manager_id","created_at" DESC NULLS
	FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "envelope_recipients_parent_account_id_created_at_id_index" ON "envelope_recipients" USING btree ("parent_account_id","created_at" DESC NULLS
	FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "envelope_recipients_parent_created_by_created_at_id_index" ON "envelope_recipients" USING btree ("parent_created_by","created_at" DESC NULLS
	FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "envelope_recipients_person_id_created_at_id_index" ON "envelope_recipients" USING btree ("person_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "envelope_recipients_bin_index" ON "envelope_recipients" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "envelope_recipients_row_id_created_at_id_index" ON "envelope_recipients" USING btree ("row_id","created_at" DESC NULLS FIRST,"id");
CREATE UNIQUE INDEX "envelope_recipients_envelope_id_position_index" ON "envelope_recipients" USING btree ("envelope_id","position");
CREATE UNIQUE INDEX "envelope_recipients_address_index" ON "envelope_recipients" USING btree ("envelope_id",lower("email"));
CREATE INDEX "envelope_recipients_mail_index" ON "envelope_recipients" USING btree ("asked_at") WHERE mail_due;
CREATE INDEX "envelopes_created_at_id_index" ON "envelopes" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "envelopes_parent_owner_id_created_at_id_index" ON "envelopes" USING btree ("parent_owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "envelopes_parent_team_id_created_at_id_index" ON "envelopes" USING btree ("parent_team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "envelopes_project_id_created_at_id_index" ON "envelopes" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "envelopes_parent_manager_id_created_at_id_index" ON "envelopes" USING btree ("parent_manager_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "envelopes_parent_account_id_created_at_id_index" ON "envelopes" USING btree ("parent_account_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "envelopes_parent_created_by_created_at_id_index" ON "envelopes" USING btree ("parent_created_by","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "envelopes_status_created_at_id_index" ON "envelopes" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "envelopes_bin_index" ON "envelopes" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "envelopes_row_id_created_at_id_index" ON "envelopes" USING btree ("row_id","created_at" DESC NULLS FIRST,"id");
CREATE INDEX "envelopes_file_id_index" ON "envelopes" USING btree ("file_id");
CREATE INDEX "envelopes_signed_file_id_index" ON "envelopes" USING btree ("signed_file_id");
CREATE INDEX "envelopes_signed_digest_index" ON "envelopes" USING btree ("signed_digest");
CREATE INDEX "envelopes_expires_at_index" ON "envelopes" USING btree ("expires_at") WHERE status in ('sent', 'viewed', 'partially_signed');
CREATE INDEX "envelopes_to_finish_index" ON "envelopes" USING btree ("next_try_at") WHERE status = 'completed' and finished_at is null;
-- An envelope has the rights of its document; a colleague sees that they are asked while it is their turn.
insert into app.entities (entity, state, unlogged, withheld) values
  ('envelopes', 'status', '{tries,next_try_at}', '{}'), ('envelope_recipients', 'status', '{mail_due,edition,end_reminded}', '{email,decided_from}');
insert into app.transitions (entity, "from", "to") values ('envelopes', '', 'sent'), ('envelopes', 'sent', 'viewed'),
  ('envelope_recipients', '', 'waiting'), ('envelope_recipients', 'waiting', 'asked'), ('envelope_recipients', 'waiting', 'ended'),
  ('envelope_recipients', 'asked', 'viewed');
insert into app.transitions (entity, "from", "to") select 'envelopes', "from", "to" from unnest('{sent,viewed,partially_signed}'::text[]) "from",
  unnest('{partially_signed,completed,declined,cancelled,expired}'::text[]) "to" where "from" <> "to";
insert into app.transitions (entity, "from", "to") select 'envelope_recipients', "from", "to" from unnest('{asked,viewed}'::text[]) "from",
  unnest('{signed,declined,ended}'::text[]) "to";
insert into app.copied_columns (entity, parent, via, col, from_col) select entity, 'documents', 'row_id', col, from_col
  from unnest('{envelopes,envelope_recipients}'::name[]) entity, (values
    ('about'::name, 'name'::name), ('parent_owner_id', 'owner_id'), ('parent_team_id', 'team_id'), ('project_id', 'project_id'),
    ('parent_manager_id', 'project_manager_id'), ('parent_account_id', 'account_id'), ('parent_deleted_at', 'deleted_at'),
    ('visibility', 'visibility'), ('document_status', 'status')) columns (col, from_col);
insert into app.followed (entity, verb, parent_verb, roles) select entity, 'read', 'read',
  '{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}' from unnest('{envelopes,envelope_recipients}'::text[]) entity;
insert into app.scopes (entity, scope, col, "key", extra) values ('envelope_recipients', 'asked', 'person_id', 'user', 'open is true and deleted_at is null');
insert into app.role_permissions (role, entity, verb, scope) select role, 'envelope_recipients', 'read', 'asked'
  from unnest('{project_manager,team_member,employee,sales,marketing,support}'::text[]) role;
insert into app.notice_kinds (kind, place, security, email, push) values ('signature', 5, false, true, true);
-- By what a link is known: what is kept opens nothing. What was written by hand lies beside, where no role reads it.
create table app.envelope_tokens (
  recipient_id uuid primary key references public.envelope_recipients on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create table app.signatures (
  recipient_id uuid primary key references public.envelope_recipients on delete cascade,
  kind text not null check (kind in ('typed', 'drawn')),
  value text not null check (length(value) between 1 and 24000)
);
-- What happened to an envelope, as its certificate says it.
create table app.envelope_events (
  id bigint generated always as identity primary key,
  envelope_id uuid not null references public.envelopes on delete cascade,
  recipient_id uuid references public.envelope_recipients on delete cascade,
  kind text not null check (kind in ('sent', 'asked', 'link_made', 'link_mailed', 'opened', 'viewed', 'signed', 'approved', 'declined', 'reminded', 'completed',
    'cancelled', 'expired')),
  actor_id uuid,
  at timestamptz not null default clock_timestamp(),
  "from" text check (length("from") <= 100),
  digest text
);
create index on app.envelope_events (envelope_id, id);
create index on app.envelope_events (recipient_id);
alter table app.outgoing_mail drop constraint outgoing_mail_purpose_check;
alter table app.outgoing_mail add constraint outgoing_mail_purpose_check
  check (purpose = any ('{notifications,invitation,password,sign_in,letter,test,confirmation,signature}'));
