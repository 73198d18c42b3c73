CREATE TABLE "task_templates" (
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
	"plan" jsonb DEFAULT '{"tasks":[]}'::jsonb NOT NULL,
	"tasks" integer GENERATED ALWAYS AS (greatest(jsonb_array_length(plan -> 'tasks') - 1, 0)) STORED NOT NULL,
	"lasts" integer GENERATED ALWAYS AS ((plan ->> 'lasts')::int) STORED,
	"search" text GENERATED ALWAYS AS (app.fold(name, note)) STORED,
	CONSTRAINT "task_templates_plan" CHECK (octet_length("task_templates"."plan"::text) <= 65536 and jsonb_typeof("task_templates"."plan" -> 'tasks') = 'array')
);

ALTER TABLE "tasks" ADD COLUMN "template_id" uuid;
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action
	ON UPDATE no action;
CREATE INDEX "task_templates_created_at_id_index" ON "task_templates" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "task_templates_team_id_created_at_id_index" ON "task_templates" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "task_templates_owner_id_created_at_id_index" ON "task_templates" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "task_templates_name_id_index" ON "task_templates" USING btree ("name","id");
CREATE INDEX "task_templates_bin_index" ON "task_templates" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "task_templates_search_index" ON "task_templates" USING gin ("search" gin_trgm_ops);
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_template_id_task_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."task_templates"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "tasks_template_id" ON "tasks" USING btree ("template_id") WHERE template_id is not null;
insert into app.entities (entity, state) values ('task_templates', null);
-- All of the staff see what there is, and whoever makes tasks makes templates of them.
insert into app.role_permissions (role, entity, verb, scope) select role, 'task_templates', verb, scope from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}'::text[], '{read}'::text[], 'all'),
  ('{ceo,admin}', '{create,update,delete,assign}', 'all'),
  ('{project_manager,team_member,employee,sales,marketing,support}', '{create,update,delete,assign}', 'own')) granted (roles, verbs, scope),
  unnest(roles) role, unnest(verbs) verb;
insert into app.searchable (entity, entity_type, texts) values ('task_templates', 'other', '{name}');
