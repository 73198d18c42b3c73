CREATE TABLE "project_links" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"lag" integer DEFAULT 0 NOT NULL,
	"name" text GENERATED ALWAYS AS (kind) STORED NOT NULL,
	"from_owner_id" uuid,
	"from_team_id" uuid,
	"from_deleted_at" timestamp with time zone,
	"to_owner_id" uuid,
	"to_team_id" uuid,
	"to_deleted_at" timestamp with time zone,
	CONSTRAINT "project_links_to_id" CHECK ("project_links"."from_id" <> "project_links"."to_id"),
	CONSTRAINT "project_links_lag" CHECK ("project_links"."lag" between 0 and 365)
);

ALTER TABLE "project_links" ADD CONSTRAINT "project_links_from_id_projects_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."projects"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "project_links" ADD CONSTRAINT "project_links_to_id_projects_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."projects"("id") ON DELETE no action
	ON UPDATE no action;
CREATE INDEX "project_links_created_at_id_index" ON "project_links" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "project_links_bin_index" ON "project_links" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "project_links_from_owner_id_index" ON "project_links" USING btree ("from_owner_id");
CREATE INDEX "project_links_from_team_id_index" ON "project_links" USING btree ("from_team_id");
CREATE INDEX "project_links_to_owner_id_index" ON "project_links" USING btree ("to_owner_id");
CREATE INDEX "project_links_to_team_id_index" ON "project_links" USING btree ("to_team_id");
CREATE INDEX "project_links_from" ON "project_links" USING btree ("from_id","to_id");
CREATE INDEX "project_links_to" ON "project_links" USING btree ("to_id","from_id");
CREATE UNIQUE INDEX "project_links_pair" ON "project_links" USING btree ("from_id","to_id","kind") WHERE deleted_at is null;
insert into app.entities (entity) values ('project_links');
insert into app.copied_columns (entity, parent, via, col, from_col)
  select 'project_links', 'projects', side || '_id', side || '_' || col, col from unnest('{from,to}'::text[]) side,
    unnest('{owner_id,team_id,deleted_at}'::text[]) col;
insert into app.scopes (entity, scope, col, "key")
  select 'project_links', side || '_' || scope, side || '_' || col, "key" from unnest('{from,to}'::text[]) side,
  (values ('own', 'owner_id', 'user'), ('team', 'team_id', 'team'), ('project', 'id', 'member:project')) s (scope, col, "key");
-- Whoever of the staff sees a project sees its relations; whoever may change it makes and ends them.
insert into app.role_permissions (role, entity, verb, scope)
  select distinct p.role, 'project_links', v.verb, case p.scope when 'all' then 'all' else side || '_' || p.scope end
    from app.role_permissions p
    join (values ('read', 'read'), ('update', 'create'), ('update', 'update'), ('update', 'delete')) v (of_project, verb) on v.of_project = p.verb,
    unnest('{from,to}'::text[]) side where p.entity = 'projects' and p.scope in ('all', 'own', 'team', 'project');
