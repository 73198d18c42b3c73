CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"mailbox_id" uuid NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"snoozed_until" timestamp with time zone,
	"counterpart" text,
	"counterpart_address" text,
	"account_id" uuid,
	"contact_id" uuid,
	"lead_id" uuid,
	"project_id" uuid,
	"ticket_id" uuid,
	"letters" integer DEFAULT 0 NOT NULL,
	"unread" boolean DEFAULT false NOT NULL,
	"answered" boolean DEFAULT false NOT NULL,
	"last_mail_at" timestamp with time zone,
	"last_words" text,
	"joined_by_subject" boolean DEFAULT false NOT NULL,
	"mailbox_owner_id" uuid,
	"mailbox_team_id" uuid,
	"mailbox_visibility" text,
	"search" text GENERATED ALWAYS AS (app.fold(name, counterpart, counterpart_address)) STORED,
	CONSTRAINT "conversations_name" CHECK (length("conversations"."name") between 1 and 500),
	CONSTRAINT "conversations_snoozed_until" CHECK (("conversations"."status" = 'snoozed') = ("conversations"."snoozed_until" is not null))
);

CREATE TABLE "mailboxes" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"owner_id" uuid,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"readers_team_id" uuid,
	"imap_host" text NOT NULL,
	"imap_port" integer DEFAULT 993 NOT NULL,
	"imap_security" text DEFAULT 'tls' NOT NULL,
	"smtp_host" text NOT NULL,
	"smtp_port" integer DEFAULT 465 NOT NULL,
	"smtp_security" text DEFAULT 'tls' NOT NULL,
	"login" text,
	"signature" text,
	"days_back" integer DEFAULT 90 NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"checked_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_error" text,
	"search" text GENERATED ALWAYS AS (app.fold(name, address)) STORED,
	CONSTRAINT "mailboxes_name" CHECK (btrim("mailboxes"."name") <> '' and length("mailboxes"."name") <= 100),
	CONSTRAINT "mailboxes_address" CHECK (length("mailboxes"."address") <= 320 and "mailboxes"."address" ~ '^[^@[:space:]<>]+@[^@[:space:]<>]+$'),
	CONSTRAINT "mailboxes_imap_host" CHECK (length("mailboxes"."imap_host") <= 253 and "mailboxes"."imap_host" ~ '^[A-Za-z0-9.:-]+$'),
	CONSTRAINT "mailboxes_smtp_host" CHECK (length("mailboxes"."smtp_host") <= 253 and "mailboxes"."smtp_host" ~ '^[A-Za-z0-9.:-]+$'),
	CONSTRAINT "mailboxes_imap_port" CHECK ("mailboxes"."imap_port" between 1 and 65535),
	CONSTRAINT "mailboxes_smtp_port" CHECK ("mailboxes"."smtp_port" between 1 and 65535),
	CONSTRAINT "mailboxes_login" CHECK (length("mailboxes"."login") <= 320),
	CONSTRAINT "mailboxes_signature" CHECK (length("mailboxes"."signature") <= 2000),
	CONSTRAINT "mailboxes_days_back" CHECK ("mailboxes"."days_back" between 1 and 3650),
	CONSTRAINT "mailboxes_last_error" CHECK (length("mailboxes"."last_error") <= 300)
);

CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"conversation_id" uuid NOT NULL,
	"mailbox_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"nature" text DEFAULT 'person' NOT NULL,
	"name" text NOT NULL,
	"from_name" text,
	"from_address" text,
	"recipients" jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"body" text,
	"formatted" boolean DEFAULT false NOT NULL,
	"message_id" text,
	"in_reply_to" text,
	"seen" boolean DEFAULT true NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone,
	"unless_answered" boolean DEFAULT false NOT NULL,
	"problem" text,
	"mention_ids" uuid[] DEFAULT '{}' NOT NULL,
	"mailbox_owner_id" uuid,
	"mailbox_team_id" uuid,
	"mailbox_visibility" text,
	"search" text GENERATED ALWAYS AS (app.fold(name, from_name, from_address, left(body, 20000))) STORED,
	CONSTRAINT "mails_name" CHECK (length("mails"."name") <= 500),
	CONSTRAINT "mails_body" CHECK (length("mails"."body") <= 200000),
	CONSTRAINT "mails_mention_ids" CHECK (cardinality("mails"."mention_ids") <= 50)
);

ALTER TABLE "conversations" ADD CONSTRAINT "conversations_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE
	no action ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE
	no action ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE
	no action ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_readers_team_id_teams_id_fk" FOREIGN KEY ("readers_team_id") REFERENCES "public"."teams"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "mails" ADD CONSTRAINT "mails_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "mails" ADD CONSTRAINT "mails_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "conversations_created_at_id_index" ON "conversations" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "conversations_owner_id_created_at_id_index" ON "conversations" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "conversations_mailbox_id_created_at_id_index" ON "conversations" USING btree ("mailbox_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "conversations_mailbox_owner_id_created_at_id_index" ON "conversations" USING btree ("mailbox_owner_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "conversations_mailbox_team_id_created_at_id_index" ON "conversations" USING btree ("mailbox_team_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "conversations_mailbox_visibility_created_at_id_index" ON "conversations" USING btree ("mailbox_visibility","created_at" DESC NULLS FIRST,"id")
	WHERE deleted_at is null;
CREATE INDEX "conversations_bin_index" ON "conversations" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "conversations_search_index" ON "conversations" USING gin ("search" gin_trgm_ops);
CREATE INDEX "conversations_status_last_mail_at_id_index" ON "conversations" USING btree ("status","last_mail_at" DESC NULLS LAST,"id");
CREATE INDEX "conversations_last_mail_at_id_index" ON "conversations" USING btree ("last_mail_at" DESC NULLS LAST,"id");
CREATE INDEX "conversations_account_id_index" ON "conversations" USING btree ("account_id");
CREATE INDEX "conversations_contact_id_index" ON "conversations" USING btree ("contact_id");
CREATE INDEX "conversations_lead_id_index" ON "conversations" USING btree ("lead_id");
CREATE INDEX "conversations_project_id_index" ON "conversations" USING btree ("project_id");
CREATE INDEX "conversations_ticket_id_index" ON "conversations" USING btree ("ticket_id");
CREATE INDEX "conversations_snoozed" ON "conversations" USING btree ("snoozed_until") WHERE status = 'snoozed';
CREATE INDEX "mailboxes_created_at_id_index" ON "mailboxes" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "mailboxes_owner_id_created_at_id_index" ON "mailboxes" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "mailboxes_status_created_at_id_index" ON "mailboxes" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "mailboxes_name_id_index" ON "mailboxes" USING btree ("name","id");
CREATE INDEX "mailboxes_bin_index" ON "mailboxes" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "mailboxes_search_index" ON "mailboxes" USING gin ("search" gin_trgm_ops);
CREATE INDEX "mailboxes_visibility_id_index" ON "mailboxes" USING btree ("visibility","id");
CREATE INDEX "mailboxes_readers_team_id_index" ON "mailboxes" USING btree ("readers_team_id");
CREATE INDEX "mails_created_at_id_index" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "mails_mailbox_id_created_at_id_index" ON "mails" USING btree ("mailbox_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "mails_mailbox_owner_id_created_at_id_index" ON "mails" USING btree ("mailbox_owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "mails_mailbox_team_id_created_at_id_index" ON "mails" USING btree ("mailbox_team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "mails_mailbox_visibility_created_at_id_index" ON "mails" USING btree ("mailbox_visibility","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "mails_bin_index" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "mails_search_index" ON "mails" USING gin ("search" gin_trgm_ops);
CREATE INDEX "mails_conversation_id_mailed_at_id_index" ON "mails" USING btree ("conversation_id","mailed_at","id");
CREATE INDEX "mails_mailbox_id_message_id_index" ON "mails" USING btree ("mailbox_id","message_id");
CREATE INDEX "mails_to_send" ON "mails" USING btree ("send_at") WHERE status = 'waiting';
insert into app.entities (entity, state, rolled_up, unlogged, withheld) values
  ('mailboxes', 'status', '{status,checked_at,failing_since,last_error}', '{checked_at,last_error}', '{signature}'),
  ('conversations', 'status', '{letters,unread,answered,last_mail_at,last_words,counterpart,counterpart_address,joined_by_subject}',
    '{letters,unread,answered,last_mail_at,last_words,joined_by_subject}',
	'{name,counterpart,counterpart_address,last_words,search,account_id,contact_id,lead_id,project_id,ticket_id}'),
  ('mails', 'status', '{status,seen,problem}', '{seen}',
    '{name,from_name,from_address,recipients,attachments,body,message_id,in_reply_to,search,mention_ids,problem}');
insert into app.transitions (entity, "from", "to") values ('mailboxes', '', 'waiting'), ('mailboxes', 'waiting', 'working'), ('mailboxes', 'waiting',
  'failing'),
  ('mailboxes', 'working', 'failing'), ('mailboxes', 'failing', 'working'), ('mailboxes', 'waiting', 'paused'), ('mailboxes', 'working', 'paused'),
  ('mailboxes', 'failing', 'paused'), ('mailboxes', 'failing', 'waiting'), ('mailboxes', 'working', 'waiting'), ('mailboxes', 'paused', 'waiting'),
  ('mails', '', 'received'), ('mails', '', 'draft'), ('mails', '', 'noted'), ('mails', 'draft', 'waiting'), ('mails', 'waiting', 'draft'),
  ('mails', 'waiting', 'sent'), ('mails', 'waiting', 'failed'), ('mails', 'failed', 'waiting'), ('mails', 'failed', 'draft'), ('mails', '', 'sent');
insert into app.transitions (entity, "from", "to") select 'conversations', a, b from unnest('{open,snoozed,closed,spam}'::text[]) a,
  unnest('{open,snoozed,closed,spam}'::text[]) b where a <> b union all values ('conversations', '', 'open');
insert into app.reference_lists (entity, list, target) values ('mails', 'mention_ids', 'people');
insert into app.copied_columns (entity, parent, via, col, from_col) select child, 'mailboxes', 'mailbox_id', col, from_col
  from unnest('{conversations,mails}'::name[]) child,
  (values ('mailbox_owner_id'::name, 'owner_id'::name), ('mailbox_team_id', 'readers_team_id'), ('mailbox_visibility', 'visibility')) columns (col, from_col);
-- One's own mailbox is nobody else's, whatever their role; the others are read by their team, or by all colleagues.
insert into app.scopes (entity, scope, col, "key", extra) values
  ('mailboxes', 'personal', 'owner_id', 'user', 'visibility = ''private'''), ('mailboxes', 'box_team', 'readers_team_id', 'team', 'visibility = ''team'''),
  ('mailboxes', 'company', null, 'all', 'visibility = ''company'''), ('mailboxes', 'any_team', null, 'all', 'visibility = ''team''');
insert into app.scopes (entity, scope, col, "key", extra) select entity, scope, col, key, extra from unnest('{conversations,mails}'::name[]) entity, (values
  ('personal', 'mailbox_owner_id'::name, 'user', 'mailbox_visibility = ''private'''), ('box_team', 'mailbox_team_id', 'team',
    'mailbox_visibility = ''team'''),
  ('company', null, 'all', 'mailbox_visibility = ''company''')) scopes (scope, col, key, extra);
insert into app.role_permissions (role, entity, verb, scope) select role, entity, verb, scope from (values
  ('mailboxes', '{read}'::text[], '{personal,box_team,company}'::text[]), ('mailboxes', '{create,update,delete}', '{personal}'),
  ('conversations', '{read,update}', '{personal,box_team,company}'), ('conversations', '{assign}', '{box_team,company}'), ('conversations', '{claim}',
    '{unowned}'),
  ('conversations', '{delete}', '{personal}'), ('mails', '{read}', '{personal,box_team,company}')) granted (entity, verbs, scopes),
  unnest(verbs) verb, unnest(scopes) scope,
  unnest('{ceo,admin,project_manager,team_member,employee,sales,marketing,support}'::text[]) role;
insert into app.role_permissions (role, entity, verb, scope) select 'admin', 'mailboxes', verb, scope
  from unnest('{read,create,update,delete}'::text[]) verb, unnest('{any_team,company}'::text[]) scope where (verb, scope) <> ('read', 'company');
insert into app.role_permissions (role, entity, verb, scope) values ('admin', 'conversations', 'delete', 'box_team'), ('admin', 'conversations', 'delete',
  'company'),
  ('auditor', 'mailboxes', 'read', 'company'), ('auditor', 'conversations', 'read', 'company'), ('auditor', 'mails', 'read', 'company');
-- The password of a mailbox, sealed by the server, which alone has the key; when it looks at the box next, and which server holds it.
create table app.mailbox_ways (mailbox_id uuid primary key references public.mailboxes (id) on delete cascade,
  sealed text not null check (length(sealed) <= 2000),
  next_at timestamptz not null default now(), leased_until timestamptz, tries int not null default 0);
create index mailbox_ways_next on app.mailbox_ways (next_at);
-- How far each folder of a mailbox was read: UIDs up to the last, of one UIDVALIDITY; -1 where it never was.
create table app.mailbox_folders (mailbox_id uuid not null references public.mailboxes (id) on delete cascade, path text not null check (length(path) <= 500),
  role text not null check (role in ('inbox', 'sent')), validity bigint not null, last_uid bigint not null default -1, primary key (mailbox_id, path));
-- Each message of a server that was looked at, and what became of it.
create table app.mail_arrivals (mailbox_id uuid not null references public.mailboxes (id) on delete cascade, path text not null, validity bigint not null,
  uid bigint not null, mail_id uuid references public.mails (id) on delete set null,
  outcome text not null check (outcome in ('stored', 'known', 'shortened', 'unreadable')), reason text check (length(reason) <= 300),
  message_id text check (length(message_id) <= 998), from_address text check (length(from_address) <= 320), subject text check (length(subject) <= 500),
  seen boolean not null default false, answered boolean not null default false, at timestamptz not null default now(),
  primary key (mailbox_id, path, validity, uid));
create index mail_arrivals_message on app.mail_arrivals (mailbox_id, message_id);
create index mail_arrivals_mail on app.mail_arrivals (mail_id);
-- Of a letter what lists need not: its formatted text, cleaned, the letter as it came, and what it refers to; of one that is sent, how that goes.
create table app.mail_parts (mail_id uuid primary key references public.mails (id) on delete cascade, html text check (length(html) <= 1000000),
  digest text, bytes bigint, reference_ids text[] not null default '{}' check (cardinality(reference_ids) <= 100),
  tries int not null default 0, leased_until timestamptz, in_sent boolean not null default true, edition uuid);
create index mail_parts_references on app.mail_parts using gin (reference_ids);
create index mail_parts_digest on app.mail_parts (digest);
create index mail_parts_in_sent on app.mail_parts (mail_id) where not in_sent;
create table app.mail_files (mail_id uuid not null references public.mails (id) on delete cascade, no int not null,
  name text not null check (length(name) <= 255),
  media_type text not null check (length(media_type) <= 200), bytes bigint not null, digest text not null, cid text check (length(cid) <= 300),
  primary key (mail_id, no));
create index mail_files_digest on app.mail_files (digest);
insert into app.notice_kinds (kind, place, security, email, push) values ('mail_came', 3, false, false, true);
