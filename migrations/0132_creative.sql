CREATE TABLE "asset_comments" (
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
	"file_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text GENERATED ALWAYS AS (left(body, 120)) STORED NOT NULL,
	"body" text NOT NULL,
	"x" numeric(6, 5),
	"y" numeric(6, 5),
	"page" integer,
	"seconds" numeric(8, 1),
	"resolved" boolean DEFAULT false NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "asset_comments_body" CHECK (btrim("asset_comments"."body") <> '' and length("asset_comments"."body") <= 2000),
	CONSTRAINT "asset_comments_x" CHECK ("asset_comments"."x" between 0 and 1),
	CONSTRAINT "asset_comments_y" CHECK ("asset_comments"."y" between 0 and 1 and ("asset_comments"."x" is null) = ("asset_comments"."y" is null)),
	CONSTRAINT "asset_comments_page" CHECK ("asset_comments"."page" between 1 and 10000),
	CONSTRAINT "asset_comments_seconds" CHECK ("asset_comments"."seconds" between 0 and 86400)
);

CREATE TABLE "brand_kits" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"name" text NOT NULL,
	"account_id" uuid,
	"colours" text,
	"typefaces" text,
	"tone" text,
	"search" text GENERATED ALWAYS AS (app.fold(name)) STORED,
	CONSTRAINT "brand_kits_name" CHECK (btrim("brand_kits"."name") <> '' and length("brand_kits"."name") <= 120),
	CONSTRAINT "brand_kits_colours" CHECK (length("brand_kits"."colours") <= 2000 and "brand_kits"."colours" ~
		'^[^\n#]{1,60} #[0-9A-Fa-f]{6}(\n[^\n#]{1,60} #[0-9A-Fa-f]{6}){0,23}$'),
	CONSTRAINT "brand_kits_typefaces" CHECK (length("brand_kits"."typefaces") <= 2000),
	CONSTRAINT "brand_kits_tone" CHECK (length("brand_kits"."tone") <= 2000)
);

CREATE TABLE "brief_approvals" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"brief_id" uuid NOT NULL,
	"owner_id" uuid,
	"team_id" uuid,
	"project_id" uuid,
	"project_manager_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text,
	"language" text DEFAULT 'english' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"shown" jsonb NOT NULL,
	"words" text,
	"decided_at" timestamp with time zone,
	"decided_from" text,
	CONSTRAINT "brief_approvals_name" CHECK (btrim("brief_approvals"."name") <> '' and length("brief_approvals"."name") <= 120),
	CONSTRAINT "brief_approvals_email" CHECK (length("brief_approvals"."email") <= 320 and "brief_approvals"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "brief_approvals_message" CHECK (length("brief_approvals"."message") <= 2000),
	CONSTRAINT "brief_approvals_words" CHECK (length("brief_approvals"."words") <= 2000)
);

CREATE TABLE "brief_assets" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"brief_id" uuid NOT NULL,
	"brief_name" text,
	"owner_id" uuid,
	"team_id" uuid,
	"project_id" uuid,
	"project_manager_id" uuid,
	"name" text NOT NULL,
	"licence" text,
	"rights_end_on" date,
	"versions" integer DEFAULT 0 NOT NULL,
	"media_type" text,
	"search" text GENERATED ALWAYS AS (app.fold(name, brief_name)) STORED,
	CONSTRAINT "brief_assets_name" CHECK (btrim("brief_assets"."name") <> '' and length("brief_assets"."name") <= 120),
	CONSTRAINT "brief_assets_licence" CHECK (length("brief_assets"."licence") <= 2000)
);

CREATE TABLE "briefs" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"owner_id" uuid,
	"team_id" uuid,
	"name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"account_id" uuid,
	"account_name" text,
	"project_id" uuid,
	"project_name" text,
	"project_manager_id" uuid,
	"brand_kit_id" uuid,
	"objective" text,
	"audience" text,
	"message" text,
	"tone" text,
	"deliverables" text,
	"formats" text,
	"inspiration" text,
	"due_on" date,
	"budget" numeric(14, 2),
	"currency" text DEFAULT 'EUR' NOT NULL,
	"change_reason" text,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (app.fold(name, account_name, project_name)) STORED,
	CONSTRAINT "briefs_name" CHECK (btrim("briefs"."name") <> '' and length("briefs"."name") <= 200),
	CONSTRAINT "briefs_budget" CHECK ("briefs"."budget" >= 0),
	CONSTRAINT "briefs_change_reason" CHECK (length("briefs"."change_reason") <= 2000),
	CONSTRAINT "briefs_objective" CHECK (length("briefs"."objective") <= 2000),
	CONSTRAINT "briefs_audience" CHECK (length("briefs"."audience") <= 2000),
	CONSTRAINT "briefs_message" CHECK (length("briefs"."message") <= 2000),
	CONSTRAINT "briefs_tone" CHECK (length("briefs"."tone") <= 2000),
	CONSTRAINT "briefs_deliverables" CHECK (length("briefs"."deliverables") <= 2000),
	CONSTRAINT "briefs_formats" CHECK (length("briefs"."formats") <= 2000),
	CONSTRAINT "briefs_inspiration" CHECK (length("briefs"."inspiration") <= 2000)
);

ALTER TABLE "files" ADD COLUMN "by_agent" boolean DEFAULT false NOT NULL;
ALTER TABLE "asset_comments" ADD CONSTRAINT "asset_comments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON
	UPDATE no action;
ALTER TABLE "asset_comments" ADD CONSTRAINT "asset_comments_resolved_by_people_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."people"("id") ON DELETE
	no action ON UPDATE no action;
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "brief_approvals" ADD CONSTRAINT "brief_approvals_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE
	cascade ON UPDATE no action;
ALTER TABLE "brief_assets" ADD CONSTRAINT "brief_assets_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON
	UPDATE no action;
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no
	action;
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no
	action;
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_brand_kit_id_brand_kits_id_fk" FOREIGN KEY ("brand_kit_id") REFERENCES "public"."brand_kits"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_approved_by_people_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "asset_comments_created_at_id_index" ON "asset_comments" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "asset_comments_parent_owner_id_created_at_id_index" ON "asset_comments" USING btree ("parent_owner_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "asset_comments_parent_team_id_created_at_id_index" ON "asset_comments" USING btree ("parent_team_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "asset_comments_project_id_created_at_id_index" ON "asset_comments" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "asset_comments_parent_manager_id_created_at_id_index" ON "asset_comments" USING btree ("parent_manager_id","created_at" DESC NULLS FIRST,"id")
	WHERE deleted_at is null;
CREATE INDEX "asset_comments_parent_account_id_created_at_id_index" ON "asset_comments" USING btree ("parent_account_id","created_at" DESC NULLS FIRST,"id")
	WHERE deleted_at is null;
CREATE INDEX "asset_comments_parent_created_by_created_at_id_index" ON "asset_comments" USING btree ("parent_created_by","created_at" DESC NULLS FIRST,"id")
	WHERE deleted_at is null;
CREATE INDEX "asset_comments_bin_index" ON "asset_comments" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "asset_comments_row_id_created_at_id_index" ON "asset_comments" USING btree ("row_id","created_at" DESC NULLS FIRST,"id");
CREATE INDEX "asset_comments_file_id_created_at_index" ON "asset_comments" USING btree ("file_id","created_at");
CREATE INDEX "asset_comments_parent_id_index" ON "asset_comments" USING btree ("parent_id");
CREATE INDEX "asset_comments_resolved_by_index" ON "asset_comments" USING btree ("resolved_by");
CREATE INDEX "brand_kits_created_at_id_index" ON "brand_kits" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "brand_kits_name_id_index" ON "brand_kits" USING btree ("name","id");
CREATE INDEX "brand_kits_bin_index" ON "brand_kits" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "brand_kits_search_index" ON "brand_kits" USING gin ("search" gin_trgm_ops);
CREATE INDEX "brand_kits_account_id_index" ON "brand_kits" USING btree ("account_id");
CREATE INDEX "brief_approvals_created_at_id_index" ON "brief_approvals" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "brief_approvals_team_id_created_at_id_index" ON "brief_approvals" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "brief_approvals_owner_id_created_at_id_index" ON "brief_approvals" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "brief_approvals_project_id_created_at_id_index" ON "brief_approvals" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "brief_approvals_project_manager_id_created_at_id_index" ON "brief_approvals" USING btree ("project_manager_id","created_at" DESC NULLS FIRST,
	"id") WHERE deleted_at is null;
CREATE INDEX "brief_approvals_brief_id_created_at_id_index" ON "brief_approvals" USING btree ("brief_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "brief_approvals_status_created_at_id_index" ON "brief_approvals" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "brief_approvals_bin_index" ON "brief_approvals" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "brief_approvals_expires_at_index" ON "brief_approvals" USING btree ("expires_at") WHERE status = 'waiting';
CREATE INDEX "brief_assets_created_at_id_index" ON "brief_assets" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "brief_assets_team_id_created_at_id_index" ON "brief_assets" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "brief_assets_owner_id_created_at_id_index" ON "brief_assets" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "brief_assets_project_id_created_at_id_index" ON "brief_assets" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "brief_assets_project_manager_id_created_at_id_index" ON "brief_assets" USING btree ("project_manager_id","created_at" DESC NULLS FIRST,"id")
	WHERE deleted_at is null;
CREATE INDEX "brief_assets_brief_id_created_at_id_index" ON "brief_assets" USING btree ("brief_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "brief_assets_name_id_index" ON "brief_assets" USING btree ("name","id");
CREATE INDEX "brief_assets_bin_index" ON "brief_assets" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "brief_assets_search_index" ON "brief_assets" USING gin ("search" gin_trgm_ops);
CREATE INDEX "brief_assets_rights_end_on_id_index" ON "brief_assets" USING btree ("rights_end_on","id");
CREATE INDEX "briefs_created_at_id_index" ON "briefs" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "briefs_team_id_created_at_id_index" ON "briefs" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "briefs_owner_id_created_at_id_index" ON "briefs" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "briefs_project_id_created_at_id_index" ON "briefs" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "briefs_project_manager_id_created_at_id_index" ON "briefs" USING btree ("project_manager_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "briefs_status_created_at_id_index" ON "briefs" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "briefs_name_id_index" ON "briefs" USING btree ("name","id");
CREATE INDEX "briefs_bin_index" ON "briefs" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "briefs_search_index" ON "briefs" USING gin ("search" gin_trgm_ops);
CREATE INDEX "briefs_due_on_id_index" ON "briefs" USING btree ("due_on","id");
CREATE INDEX "briefs_account_id_index" ON "briefs" USING btree ("account_id");
CREATE INDEX "briefs_brand_kit_id_index" ON "briefs" USING btree ("brand_kit_id");
CREATE INDEX "briefs_approved_by_index" ON "briefs" USING btree ("approved_by");
insert into app.entities (entity, state, rolled_up, rolled_up_by, withheld) values ('briefs', 'status', '{}', null, '{}'),
  ('brief_assets', null, '{versions,media_type}', '{files}', '{}'), ('asset_comments', null, '{}', null, '{}'), ('brand_kits', null, '{}', null, '{}'),
  ('brief_approvals', 'status', '{}', null, '{email,decided_from}');
insert into app.transitions (entity, "from", "to") values ('briefs', '', 'draft'), ('briefs', 'draft', 'submitted'), ('briefs', 'submitted', 'draft'),
  ('briefs', 'submitted', 'accepted'), ('briefs', 'submitted', 'changes_requested'), ('briefs', 'changes_requested', 'submitted'),
  ('briefs', 'changes_requested', 'in_production'), ('briefs', 'accepted', 'in_production'), ('briefs', 'in_production', 'internal_review'),
  ('briefs', 'internal_review', 'in_production'), ('briefs', 'internal_review', 'client_review'), ('briefs', 'internal_review', 'approved'),
  ('briefs', 'internal_review', 'changes_requested'), ('briefs', 'client_review', 'internal_review'), ('briefs', 'client_review', 'approved'),
  ('briefs', 'client_review', 'changes_requested'), ('briefs', 'approved', 'delivered'), ('briefs', 'approved', 'changes_requested'),
  ('briefs', 'delivered', 'approved'), ('brief_approvals', '', 'waiting'), ('brief_approvals', 'waiting', 'approved'),
  ('brief_approvals', 'waiting', 'changes_requested'), ('brief_approvals', 'waiting', 'ended');
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('briefs', 'accounts', 'account_id', 'account_name', 'name'), ('briefs', 'projects', 'project_id', 'project_name', 'name'),
  ('briefs', 'projects', 'project_id', 'project_manager_id', 'owner_id'), ('brief_assets', 'briefs', 'brief_id', 'brief_name', 'name'),
  ('files', 'brand_kits', 'row_id', 'about', 'name'), ('files', 'brand_kits', 'row_id', 'parent_deleted_at', 'deleted_at');
insert into app.copied_columns (entity, parent, via, col, from_col) select child, 'briefs', 'brief_id', col, col
  from unnest('{brief_assets,brief_approvals}'::name[]) child, unnest('{owner_id,team_id,project_id,project_manager_id}'::name[]) col;
insert into app.copied_columns (entity, parent, via, col, from_col) select child, 'brief_assets', 'row_id', col, from_col
  from unnest('{files,asset_comments}'::name[]) child, (values ('about'::name, 'name'::name), ('parent_owner_id', 'owner_id'), ('parent_team_id', 'team_id'),
    ('project_id', 'project_id'), ('parent_manager_id', 'project_manager_id'), ('parent_deleted_at', 'deleted_at')) columns (col, from_col);
insert into app.scopes (entity, scope, col, "key") select entity, scope, col, "key" from unnest('{briefs,brief_assets,brief_approvals}'::text[]) entity,
  (values ('project'::text, 'project_id'::name, 'member:project'::text), ('managed', 'project_manager_id', 'user')) scopes (scope, col, "key");
insert into app.scopes (entity, scope, col, "key") values ('asset_comments', 'mine', 'created_by', 'user');
-- Whoever sees a brief sees what belongs to it. Marketing makes all, whoever manages a project asks for what it needs, and the directors approve.
insert into app.role_permissions (role, entity, verb, scope) select role, entity, verb, scope from (values
  ('{ceo,admin,marketing,auditor}'::text[], '{briefs,brief_assets,brief_approvals}'::text[], '{read}'::text[], '{all}'::text[]),
  ('{project_manager}', '{briefs,brief_assets,brief_approvals}', '{read}', '{own,project,managed}'),
  ('{team_member,employee}', '{briefs,brief_assets,brief_approvals}', '{read}', '{own,project}'),
  ('{sales}', '{briefs,brief_assets,brief_approvals}', '{read}', '{own,team,project}'),
  ('{admin,marketing}', '{briefs,brief_assets}', '{create,update,delete}', '{all}'), ('{admin,marketing}', '{briefs}', '{assign,export,ask_client}', '{all}'),
  ('{ceo,admin,marketing}', '{briefs}', '{approve}', '{all}'), ('{admin,marketing}', '{brief_approvals}', '{end}', '{all}'),
  ('{project_manager}', '{briefs}', '{create}', '{own,project,managed}'), ('{project_manager}', '{briefs}', '{update,ask_client}', '{own}'),
  ('{project_manager}', '{brief_assets}', '{create,update}', '{own}'), ('{project_manager}', '{brief_approvals}', '{end}', '{own}'),
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing}', '{asset_comments}', '{update,delete}', '{mine}'),
  ('{ceo,admin,auditor,project_manager,team_member,employee,sales,marketing}', '{brand_kits}', '{read}', '{all}'),
  ('{admin,marketing}', '{brand_kits}', '{create,update,delete}', '{all}')) granted (roles, entities, verbs, scopes),
  unnest(roles) role, unnest(entities) entity, unnest(verbs) verb, unnest(scopes) scope;
insert into app.followed (entity, verb, parent_verb, roles)
  select 'asset_comments', verb, 'read', case when verb = 'read' then staff || '{auditor}' else staff end from unnest('{read,create}'::text[]) verb,
    (select '{ceo,admin,project_manager,team_member,employee,sales,marketing}'::text[] as staff) roles;
insert into app.searchable (entity, entity_type, state, codes) values ('briefs', 'other', 'status', '{}');
insert into app.noticed (entity, one, many, state, path) values ('briefs', 'Brief', 'Briefs', 'status', '/creative-director');
-- By what a link for approval is known: what is kept opens nothing.
create table app.approval_tokens (token_hash bytea primary key, approval_id uuid not null unique references public.brief_approvals on delete cascade);
-- A version is found among those that a link shows.
create index on public.brief_approvals using gin (shown jsonb_path_ops);
-- The day on which the rights of a piece of work end that its owner was told of.
create table app.rights_reminders (asset_id uuid primary key references public.brief_assets on delete cascade, ends_on date not null);
insert into app.notice_kinds (kind, place, security, email, push) values ('rights_end', 4, false, true, false);
-- Tasks may be about a brief.
ALTER TABLE "task_records" DROP CONSTRAINT "task_records_record_entity";
ALTER TABLE "task_records" ADD CONSTRAINT "task_records_record_entity" CHECK ("task_records"."record_entity" in ('leads', 'accounts', 'contacts', 'projects',
	'activities', 'risks', 'agent_findings', 'agent_approvals', 'briefs'));
insert into app.record_ends (entity, target) values ('task_records', 'briefs');
