CREATE TABLE "activities" (
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
	"parent_deleted_at" timestamp with time zone,
	"owner_id" uuid,
	"team_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"subject" text,
	"body" text,
	"name" text GENERATED ALWAYS AS (coalesce(nullif(subject, ''), left(nullif(body, ''), 120), kind)) STORED NOT NULL,
	"at" timestamp with time zone,
	"duration" integer,
	"outcome" text,
	"location" text,
	"participant_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "activities_kind" CHECK ("activities"."kind" in ('call', 'meeting', 'visit', 'email', 'note', 'to_do')),
	CONSTRAINT "activities_state" CHECK ("activities"."state" in ('planned', 'done', 'cancelled')),
	CONSTRAINT "activities_at" CHECK ("activities"."state" <> 'done' or "activities"."at" is not null),
	CONSTRAINT "activities_duration" CHECK ("activities"."duration" between 0 and 10080)
);

CREATE TABLE "comments" (
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
	"parent_deleted_at" timestamp with time zone,
	"name" text GENERATED ALWAYS AS (left(body, 120)) STORED NOT NULL,
	"body" text NOT NULL,
	"mention_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "comments_body" CHECK (btrim("comments"."body") <> '')
);

ALTER TABLE "activities" ADD CONSTRAINT "activities_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "activities" ADD CONSTRAINT "activities_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "activities_created_at_id_index" ON "activities" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "activities_team_id_created_at_id_index" ON "activities" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "activities_owner_id_created_at_id_index" ON "activities" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "activities_parent_owner_id_created_at_id_index" ON "activities" USING btree ("parent_owner_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "activities_parent_team_id_created_at_id_index" ON "activities" USING btree ("parent_team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "activities_bin_index" ON "activities" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "activities_row_id_at_id_index" ON "activities" USING btree ("row_id","at" DESC NULLS FIRST,"id");
CREATE INDEX "activities_row_id_state_at_id_index" ON "activities" USING btree ("row_id","state","at","id");
CREATE INDEX "activities_owner_id_state_at_id_index" ON "activities" USING btree ("owner_id","state","at","id");
CREATE INDEX "activities_at_id_index" ON "activities" USING btree ("at","id");
CREATE INDEX "comments_created_at_id_index" ON "comments" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "comments_parent_owner_id_created_at_id_index" ON "comments" USING btree ("parent_owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "comments_parent_team_id_created_at_id_index" ON "comments" USING btree ("parent_team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "comments_bin_index" ON "comments" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "comments_row_id_created_at_id_index" ON "comments" USING btree ("row_id","created_at" DESC NULLS FIRST,"id");

-- Rights of what belongs to records of several kinds: whoever may do `parent_verb` to a record may do `verb` to what belongs to it,
-- of these roles. From it app.follow_parents writes scopes and rights.
create table app.followed (entity name not null, verb text not null, parent_verb text not null, roles text[] not null, primary key (entity, verb));

-- Columns that triggers keep from what belongs to the record: such a change is no new version of it, and disturbs nobody who edits it.
alter table app.entities add rolled_up name[] not null default '{}';
update app.entities set rolled_up = '{next_activity,next_activity_at,last_touch_at}' where entity = 'leads';

insert into app.entities (entity, state) values ('activities', 'state'), ('comments', null);
insert into app.transitions (entity, "from", "to") values ('activities', '', 'planned'), ('activities', '', 'done'),
  ('activities', 'planned', 'done'), ('activities', 'planned', 'cancelled'), ('activities', 'done', 'planned'), ('activities', 'cancelled', 'planned');
insert into app.reference_lists (entity, list, target) values ('activities', 'participant_ids', 'people'), ('comments', 'mention_ids', 'people');
insert into app.copied_columns (entity, parent, via, col, from_col)
  select child, parent, 'row_id', col, from_col from (values ('activities'::name), ('comments')) children (child),
    (values ('leads'::name), ('accounts'), ('contacts')) parents (parent),
    (values ('about'::name, 'name'::name), ('parent_owner_id', 'owner_id'), ('parent_team_id', 'team_id'),
      ('parent_deleted_at', 'deleted_at')) columns (col, from_col);
insert into app.followed (entity, verb, parent_verb, roles)
  select entity, verb, parent_verb, case when verb = 'read' then staff || '{auditor}' else staff end from (values
    ('activities'::name, 'read', 'read'), ('activities', 'create', 'update'), ('activities', 'update', 'update'), ('activities', 'delete', 'update'),
    ('activities', 'assign', 'update'), ('comments', 'read', 'read'), ('comments', 'create', 'read')) followed (entity, verb, parent_verb),
    (select '{ceo,admin,project_manager,team_member,employee,sales,marketing,support}'::text[] as staff) roles;
-- One's own words are one's own to change.
insert into app.scopes (entity, scope, col, "key") values ('comments', 'mine', 'created_by', 'user');
insert into app.role_permissions (role, entity, verb, scope) select role, 'comments', verb, 'mine'
  from unnest('{ceo,admin,project_manager,team_member,employee,sales,marketing,support}'::text[]) role, unnest('{update,delete}'::text[]) verb;

-- What was planned with a lead so far was one line of it; from now on it is the next of its activities.
insert into public.activities (entity, row_id, about, parent_owner_id, parent_team_id, parent_deleted_at, owner_id, team_id, kind, subject, at,
    created_at, created_by, updated_at, updated_by)
  select 'leads', id, name, owner_id, team_id, deleted_at, owner_id, team_id, 'to_do', next_activity, next_activity_at,
    updated_at, updated_by, updated_at, updated_by from public.leads where next_activity is not null or next_activity_at is not null;

insert into app.noticed (entity, one, many, path) values ('activities', 'Activity', 'Activities', '/leads');
insert into app.notice_kinds (kind, place, security, email) values ('mentioned', 0, false, true);
