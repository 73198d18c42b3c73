CREATE TABLE "channel_members" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"channel_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"notify" text DEFAULT 'mentions' NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text GENERATED ALWAYS AS (coalesce(user_name, '')) STORED NOT NULL,
	"user_name" text,
	"owner_id" uuid,
	"channel_kind" text
);

CREATE TABLE "channels" (
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
	"kind" text DEFAULT 'private' NOT NULL,
	"purpose" text,
	"pair" text,
	"last_message_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (app.fold(name, purpose)) STORED,
	CONSTRAINT "channels_name" CHECK (length(btrim("channels"."name")) between 1 and 200),
	CONSTRAINT "channels_purpose" CHECK (length("channels"."purpose") <= 500),
	CONSTRAINT "channels_kind" CHECK (("channels"."kind" = 'direct') = ("channels"."pair" is not null))
);

CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"channel_id" uuid NOT NULL,
	"thread_id" uuid,
	"name" text GENERATED ALWAYS AS (left(body, 120)) STORED NOT NULL,
	"body" text NOT NULL,
	"mention_ids" uuid[] DEFAULT '{}' NOT NULL,
	"edited_at" timestamp with time zone,
	"replies" integer DEFAULT 0 NOT NULL,
	"last_reply_at" timestamp with time zone,
	"reactions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"channel_kind" text,
	"search" text GENERATED ALWAYS AS (app.fold(body)) STORED,
	CONSTRAINT "messages_body" CHECK ("messages"."body" ~ '[^[:space:]]' and length("messages"."body") <= 10000),
	CONSTRAINT "messages_mention_ids" CHECK (cardinality("messages"."mention_ids") <= 50)
);

ALTER TABLE "channel_members" ADD CONSTRAINT "channel_members_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "channel_members" ADD CONSTRAINT "channel_members_user_id_people_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "channels" ADD CONSTRAINT "channels_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action
	ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_messages_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."messages"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "channel_members_created_at_id_index" ON "channel_members" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "channel_members_owner_id_created_at_id_index" ON "channel_members" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "channel_members_channel_id_created_at_id_index" ON "channel_members" USING btree ("channel_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "channel_members_user_id_created_at_id_index" ON "channel_members" USING btree ("user_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "channel_members_bin_index" ON "channel_members" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "channel_members_user" ON "channel_members" USING btree ("user_id");
CREATE UNIQUE INDEX "channel_members_pair" ON "channel_members" USING btree ("channel_id","user_id") WHERE deleted_at is null;
CREATE INDEX "channels_created_at_id_index" ON "channels" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "channels_owner_id_created_at_id_index" ON "channels" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "channels_kind_created_at_id_index" ON "channels" USING btree ("kind","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "channels_name_id_index" ON "channels" USING btree ("name","id");
CREATE INDEX "channels_last_message_at_id_index" ON "channels" USING btree ("last_message_at","id");
CREATE INDEX "channels_bin_index" ON "channels" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "channels_search_index" ON "channels" USING gin ("search" gin_trgm_ops);
CREATE UNIQUE INDEX "channels_pair" ON "channels" USING btree ("pair");
CREATE INDEX "messages_created_at_id_index" ON "messages" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "messages_channel_id_created_at_id_index" ON "messages" USING btree ("channel_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "messages_created_by_created_at_id_index" ON "messages" USING btree ("created_by","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "messages_bin_index" ON "messages" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "messages_search_index" ON "messages" USING gin ("search" gin_trgm_ops);
CREATE INDEX "messages_thread" ON "messages" USING btree ("thread_id","created_at" DESC NULLS FIRST,"id");
-- Columns whose values enter no log: of a message it is known who wrote where and when, and not what.
alter table app.entities add column withheld name[] not null default '{}';
insert into app.entities (entity, unlogged, rolled_up, withheld) values ('channels', '{last_message_at}', '{last_message_at}', '{name,purpose,search}'),
  ('channel_members', '{read_at}', '{}', '{}'), ('messages', '{}', '{replies,last_reply_at,reactions}', '{body,name,search,mention_ids,reactions}');
insert into app.reference_lists (entity, list, target) values ('messages', 'mention_ids', 'people');
insert into app.membership_sources (source, kind, user_col, id_col) values ('channel_members', 'channel', 'user_id', 'channel_id');
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('channel_members', 'channels', 'channel_id', 'owner_id', 'owner_id'), ('channel_members', 'channels', 'channel_id', 'channel_kind', 'kind'),
  ('channel_members', 'people', 'user_id', 'user_name', 'name'),
  ('messages', 'channels', 'channel_id', 'channel_kind', 'kind');
-- Who reacted to a message with what.
create table app.message_reactions (message_id uuid not null references public.messages (id) on delete cascade, emoji text not null, user_id uuid not null,
  primary key (message_id, emoji, user_id));
-- What is open every colleague reads; the rest its members alone, whatever their role is.
insert into app.scopes (entity, scope, col, "key", extra) values
  ('channels', 'company', null, 'all', 'kind = ''open'''), ('channels', 'channel', 'id', 'member:channel', null),
  ('channel_members', 'company', null, 'all', 'channel_kind = ''open'''), ('channel_members', 'channel', 'channel_id', 'member:channel', null),
  ('channel_members', 'self', 'user_id', 'user', null),
  ('messages', 'company', null, 'all', 'channel_kind = ''open'' and deleted_at is null'),
  ('messages', 'channel', 'channel_id', 'member:channel', 'deleted_at is null'), ('messages', 'mine', 'created_by', 'user', null);
insert into app.role_permissions (role, entity, verb, scope) select role, entity, verb, scope from (values
  ('channels', '{read}'::text[], '{company,channel,own}'::text[]), ('channels', '{create,update,delete,assign}', '{own}'),
  ('channel_members', '{read}', '{company,channel,own}'), ('channel_members', '{create}', '{self,channel,own}'), ('channel_members', '{update}', '{self,own}'),
  ('channel_members', '{delete}', '{self,own}'), ('messages', '{read}', '{company,channel,mine}'), ('messages', '{create}', '{channel}'),
  ('messages', '{update}', '{mine}'), ('messages', '{delete}', '{mine}')) granted (entity, verbs, scopes),
  unnest(verbs) verb, unnest(scopes) scope,
  unnest('{ceo,admin,project_manager,team_member,employee,sales,marketing,support}'::text[]) role;
insert into app.role_permissions (role, entity, verb, scope) values ('admin', 'channels', 'update', 'company'), ('admin', 'channels', 'delete', 'company'),
  ('admin', 'channels', 'assign', 'company'), ('auditor', 'channels', 'read', 'company'), ('auditor', 'channel_members', 'read', 'company'),
  ('auditor', 'messages', 'read', 'company');
insert into app.notice_kinds (kind, place, security, email, push) values ('messaged', 3, false, false, true);
