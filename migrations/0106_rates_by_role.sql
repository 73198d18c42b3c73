CREATE TABLE "project_rates" (
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
	"rate" numeric(10, 2) NOT NULL,
	"owner_id" uuid,
	"team_id" uuid,
	CONSTRAINT "project_rates_name" CHECK (length("project_rates"."name") between 1 and 60),
	CONSTRAINT "project_rates_rate" CHECK ("project_rates"."rate" between 0 and 100000)
);

ALTER TABLE "project_templates" ADD COLUMN "rates" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "project_rates" ADD CONSTRAINT "project_rates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE
	no action ON UPDATE no action;
CREATE INDEX "project_rates_created_at_id_index" ON "project_rates" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "project_rates_team_id_created_at_id_index" ON "project_rates" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "project_rates_owner_id_created_at_id_index" ON "project_rates" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "project_rates_project_id_created_at_id_index" ON "project_rates" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "project_rates_bin_index" ON "project_rates" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE UNIQUE INDEX "project_rates_name" ON "project_rates" USING btree ("project_id",lower("name")) WHERE deleted_at is null;
insert into app.entities (entity, state) values ('project_rates', null);
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('project_rates', 'projects', 'project_id', 'owner_id', 'owner_id'), ('project_rates', 'projects', 'project_id', 'team_id', 'team_id');
-- They say what members are paid for, whose part is for all to read: who does not see members' rates does not see these.
insert into app.scopes (entity, scope, col, "key", extra) values ('project_rates', 'project', 'project_id', 'member:project', null);
insert into app.role_permissions (role, entity, verb, scope) select role, 'project_rates', verb, scope from (values
  ('{ceo,admin,auditor}'::text[], '{read}'::text[], '{all}'::text[]), ('{ceo,admin}', '{create,update,delete}', '{all}'),
  ('{project_manager}', '{read}', '{own,project}'), ('{project_manager}', '{create,update,delete}', '{own}')) granted (roles, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
-- Nor those that a template keeps.
update app.role_permissions set columns = '{name,note,plan,tasks,milestones,lasts,search}'
  where role in ('team_member', 'employee', 'marketing', 'sales', 'support') and entity = 'project_templates' and verb = 'read';
