CREATE TABLE "milestones" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"due_on" date NOT NULL,
	"reached_on" date,
	"client_visible" boolean DEFAULT true NOT NULL,
	"owner_id" uuid,
	"team_id" uuid,
	"account_id" uuid,
	"project_visible" boolean,
	"project_deleted_at" timestamp with time zone
);

CREATE TABLE "project_members" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"part" text,
	"allocation" integer,
	"name" text GENERATED ALWAYS AS (coalesce(user_name, '')) STORED NOT NULL,
	"user_name" text,
	"owner_id" uuid,
	"team_id" uuid,
	CONSTRAINT "project_members_allocation" CHECK ("project_members"."allocation" between 0 and 100)
);

CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"external_source" text,
	"external_id" text,
	"owner_id" uuid,
	"team_id" uuid,
	"name" text NOT NULL,
	"key" text DEFAULT null NOT NULL,
	"account_id" uuid,
	"account_name" text,
	"lead_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"health" text,
	"health_reason" text,
	"reported_at" timestamp with time zone,
	"billing" text DEFAULT 'fixed' NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"budget" numeric(14, 2),
	"budget_hours" integer,
	"starts_on" date,
	"due_on" date,
	"began_on" date,
	"ended_on" date,
	"client_visible" boolean DEFAULT false NOT NULL,
	"note" text,
	"tag_ids" uuid[] DEFAULT '{}' NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(key, name, account_name)) STORED,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "projects_key" CHECK ("projects"."key" ~ '^[A-Z][A-Z0-9]{1,9}$'),
	CONSTRAINT "projects_due_on" CHECK ("projects"."due_on" >= "projects"."starts_on"),
	CONSTRAINT "projects_budget" CHECK ("projects"."budget" >= 0),
	CONSTRAINT "projects_budget_hours" CHECK ("projects"."budget_hours" between 0 and 1000000),
	CONSTRAINT "projects_health_reason" CHECK ("projects"."health" is null or "projects"."health" = 'on_track' or coalesce("projects"."health_reason", '') <> '')
);

ALTER TABLE "milestones" ADD CONSTRAINT "milestones_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_id_people_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no
	action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action
	ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no
	action;
CREATE INDEX "milestones_created_at_id_index" ON "milestones" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "milestones_team_id_created_at_id_index" ON "milestones" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "milestones_owner_id_created_at_id_index" ON "milestones" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "milestones_project_id_created_at_id_index" ON "milestones" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "milestones_account_id_created_at_id_index" ON "milestones" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "milestones_bin_index" ON "milestones" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "milestones_project_id_due_on_id_index" ON "milestones" USING btree ("project_id","due_on","id");
CREATE INDEX "milestones_due_on_id_index" ON "milestones" USING btree ("due_on","id");
CREATE INDEX "project_members_created_at_id_index" ON "project_members" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "project_members_team_id_created_at_id_index" ON "project_members" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "project_members_owner_id_created_at_id_index" ON "project_members" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "project_members_project_id_created_at_id_index" ON "project_members" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "project_members_bin_index" ON "project_members" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "project_members_user_id_index" ON "project_members" USING btree ("user_id");
CREATE UNIQUE INDEX "project_members_pair" ON "project_members" USING btree ("project_id","user_id") WHERE deleted_at is null;
CREATE INDEX "projects_created_at_id_index" ON "projects" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "projects_team_id_created_at_id_index" ON "projects" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "projects_owner_id_created_at_id_index" ON "projects" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "projects_account_id_created_at_id_index" ON "projects" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "projects_status_created_at_id_index" ON "projects" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "projects_name_id_index" ON "projects" USING btree ("name","id");
CREATE INDEX "projects_bin_index" ON "projects" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "projects_external_source_external_id_index" ON "projects" USING btree ("external_source","external_id");
CREATE INDEX "projects_search_index" ON "projects" USING gin ("search" gin_trgm_ops);
CREATE UNIQUE INDEX "projects_key" ON "projects" USING btree ("key");
CREATE INDEX "projects_lead_id_index" ON "projects" USING btree ("lead_id");
CREATE INDEX "projects_due_on_id_index" ON "projects" USING btree ("due_on","id");
ALTER TABLE "own_fields" DROP CONSTRAINT "own_fields_entity";
ALTER TABLE "activities" ADD COLUMN "project_id" uuid;
ALTER TABLE "comments" ADD COLUMN "project_id" uuid;
CREATE INDEX "activities_project_id_created_at_id_index" ON "activities" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "comments_project_id_created_at_id_index" ON "comments" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
ALTER TABLE "own_fields" ADD CONSTRAINT "own_fields_entity" CHECK ("own_fields"."entity" in ('leads', 'accounts', 'contacts', 'projects'));
insert into app.entities (entity, state) values ('projects', 'status'), ('project_members', null), ('milestones', null);
insert into app.transitions (entity, "from", "to") values ('projects', '', 'draft'), ('projects', '', 'planned'), ('projects', '', 'active'),
  ('projects', 'draft', 'planned'), ('projects', 'draft', 'active'), ('projects', 'planned', 'active'), ('projects', 'planned', 'draft'),
  ('projects', 'active', 'on_hold'), ('projects', 'on_hold', 'active'), ('projects', 'active', 'completed'), ('projects', 'completed', 'active'),
  ('projects', 'completed', 'closed'), ('projects', 'draft', 'cancelled'), ('projects', 'planned', 'cancelled'), ('projects', 'active', 'cancelled'),
  ('projects', 'on_hold', 'cancelled'), ('projects', 'cancelled', 'draft');
-- Who is in a project. (Who manages it has it as their own: of whoever manages thousands no list of them is held in every statement.)
insert into app.membership_sources (source, kind, user_col, id_col) values ('project_members', 'project', 'user_id', 'project_id');
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('projects', 'accounts', 'account_id', 'account_name', 'name'),
  ('project_members', 'projects', 'project_id', 'owner_id', 'owner_id'), ('project_members', 'projects', 'project_id', 'team_id', 'team_id'),
  ('project_members', 'people', 'user_id', 'user_name', 'name'),
  ('milestones', 'projects', 'project_id', 'owner_id', 'owner_id'), ('milestones', 'projects', 'project_id', 'team_id', 'team_id'),
  ('milestones', 'projects', 'project_id', 'account_id', 'account_id'), ('milestones', 'projects', 'project_id', 'project_visible', 'client_visible'),
  ('milestones', 'projects', 'project_id', 'project_deleted_at', 'deleted_at');
-- What is said and done about a project is seen by those who see it.
insert into app.copied_columns (entity, parent, via, col, from_col) select child, 'projects', 'row_id', col, from_col
  from (values ('activities'::name), ('comments')) children (child), (values ('about'::name, 'name'::name), ('parent_owner_id', 'owner_id'),
    ('parent_team_id', 'team_id'), ('project_id', 'id'), ('parent_deleted_at', 'deleted_at')) columns (col, from_col);
-- A client sees of their own projects those that are shown to them, and of these the milestones that are.
insert into app.scopes (entity, scope, col, "key", extra) values
  ('projects', 'project', 'id', 'member:project', null), ('project_members', 'project', 'project_id', 'member:project', null),
  ('milestones', 'project', 'project_id', 'member:project', null),
  ('projects', 'shown', 'account_id', 'account', 'client_visible is true'),
  ('milestones', 'shown', 'account_id', 'account', 'client_visible is true and project_visible is true and project_deleted_at is null');
insert into app.role_permissions (role, entity, verb, scope) select role, entity, verb, scope from (values
  ('{ceo,admin,support,auditor}'::text[], '{projects,project_members,milestones}'::text[], '{read}'::text[], '{all}'::text[]),
  ('{ceo,admin}', '{projects,project_members,milestones}', '{create,update}', '{all}'),
  ('{ceo,admin}', '{project_members,milestones}', '{delete}', '{all}'),
  ('{admin}', '{projects}', '{delete,import,export}', '{all}'), ('{ceo}', '{projects}', '{export}', '{all}'),
  ('{ceo,admin}', '{projects}', '{assign}', '{all}'),
  ('{project_manager}', '{projects,project_members,milestones}', '{read}', '{own,project}'),
  ('{project_manager}', '{projects,project_members,milestones}', '{create,update,delete}', '{own}'),
  ('{project_manager}', '{projects}', '{assign,export}', '{own}'),
  ('{sales}', '{projects,project_members,milestones}', '{read}', '{own,team,project}'),
  ('{team_member,employee,marketing}', '{project_members,milestones}', '{read}', '{own,project}')) granted (roles, entities, verbs, scopes),
  unnest(roles) role, unnest(entities) entity, unnest(verbs) verb, unnest(scopes) scope;
-- What it is sold for is for those who answer for it.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, entity, 'read', scope, columns from (values
  ('{team_member,employee,marketing}'::text[], 'projects', '{own,project}'::text[], '{external_source,external_id,key,account_name,
    lead_id,status,health,health_reason,reported_at,billing,
    currency,budget_hours,starts_on,due_on,began_on,ended_on,client_visible,note,tag_ids,search,custom}'::text[]),
  ('{client,client_admin}', 'projects', '{shown}', '{key,status,starts_on,due_on,began_on,ended_on,client_visible}'),
  ('{client,client_admin}', 'milestones', '{shown}', '{project_id,due_on,reached_on,client_visible,project_visible,project_deleted_at}'))
    granted (roles, entity, scopes, columns), unnest(roles) role,
  unnest(scopes) scope;
insert into app.reference_lists (entity, list, target) values ('projects', 'tag_ids', 'tags');
insert into app.searchable (entity, entity_type, state, codes) values ('projects', 'other', 'status', '{key}');
insert into app.noticed (entity, one, many, state, path) values ('projects', 'Project', 'Projects', 'status', '/projects');
