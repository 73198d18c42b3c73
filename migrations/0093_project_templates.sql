CREATE TABLE "project_templates" (
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
	"note" text,
	"plan" jsonb DEFAULT '{"tasks":[],"milestones":[]}'::jsonb NOT NULL,
	"tasks" integer GENERATED ALWAYS AS (jsonb_array_length(plan -> 'tasks')) STORED NOT NULL,
	"milestones" integer GENERATED ALWAYS AS (jsonb_array_length(plan -> 'milestones')) STORED NOT NULL,
	"lasts" integer GENERATED ALWAYS AS ((plan ->> 'lasts')::int) STORED,
	CONSTRAINT "project_templates_plan_size" CHECK (octet_length("project_templates"."plan"::text) <= 65536),
	CONSTRAINT "project_templates_plan" CHECK (jsonb_typeof("project_templates"."plan" -> 'tasks') = 'array' and jsonb_typeof("project_templates"."plan" ->
		'milestones') = 'array')
);

ALTER TABLE "projects" ADD COLUMN "template_id" uuid;
ALTER TABLE "project_templates" ADD CONSTRAINT "project_templates_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE
	no action ON UPDATE no action;
ALTER TABLE "project_templates" ADD CONSTRAINT "project_templates_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "project_templates_created_at_id_index" ON "project_templates" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "project_templates_team_id_created_at_id_index" ON "project_templates" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "project_templates_owner_id_created_at_id_index" ON "project_templates" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "project_templates_name_id_index" ON "project_templates" USING btree ("name","id");
CREATE INDEX "project_templates_bin_index" ON "project_templates" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
ALTER TABLE "projects" ADD CONSTRAINT "projects_template_id_project_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."project_templates"("id")
	ON DELETE no action ON UPDATE no action;
CREATE INDEX "projects_template_id_index" ON "projects" USING btree ("template_id");
insert into app.entities (entity, state) values ('project_templates', null);
-- All of the staff see what there is; who makes projects makes templates.
insert into app.role_permissions (role, entity, verb, scope) select role, 'project_templates', verb, scope from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}'::text[], '{read}'::text[], 'all'),
  ('{ceo,admin}', '{create,update,delete,assign}', 'all'), ('{project_manager}', '{create,update,delete,assign}', 'own')) granted (roles, verbs, scope),
  unnest(roles) role, unnest(verbs) verb;
insert into app.searchable (entity, entity_type, texts) values ('project_templates', 'other', '{name}');
