CREATE TABLE "tasks" (
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
	"body" text,
	"project_id" uuid,
	"number" integer DEFAULT null NOT NULL,
	"code" text GENERATED ALWAYS AS (coalesce(project_key, 'T') || '-' || number::text) STORED NOT NULL,
	"parent_id" uuid,
	"status" text DEFAULT 'todo' NOT NULL,
	"priority" text DEFAULT 'none' NOT NULL,
	"urgency" smallint GENERATED ALWAYS AS (array_position('{urgent,high,medium,low,none}'::text[], priority) - 1) STORED NOT NULL,
	"starts_on" date,
	"due_on" date,
	"estimate" integer,
	"blocked_reason" text,
	"ended_at" timestamp with time zone,
	"client_visible" boolean DEFAULT false NOT NULL,
	"project_key" text,
	"manager_id" uuid,
	"account_id" uuid,
	"project_visible" boolean,
	"project_deleted_at" timestamp with time zone,
	"tag_ids" uuid[] DEFAULT '{}' NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(coalesce(project_key, 'T') || '-' || number::text, name)) STORED,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "tasks_due_on" CHECK ("tasks"."due_on" >= "tasks"."starts_on"),
	CONSTRAINT "tasks_estimate" CHECK ("tasks"."estimate" between 0 and 600000)
);

ALTER TABLE "own_fields" DROP CONSTRAINT "own_fields_entity";
ALTER TABLE "activities" ADD COLUMN "parent_manager_id" uuid;
ALTER TABLE "activities" ADD COLUMN "parent_created_by" uuid;
ALTER TABLE "comments" ADD COLUMN "parent_manager_id" uuid;
ALTER TABLE "comments" ADD COLUMN "parent_created_by" uuid;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no
	action;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no
	action;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_parent_id_tasks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no
	action;
CREATE INDEX "tasks_created_at_id_index" ON "tasks" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tasks_team_id_created_at_id_index" ON "tasks" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tasks_owner_id_created_at_id_index" ON "tasks" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tasks_project_id_created_at_id_index" ON "tasks" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tasks_manager_id_created_at_id_index" ON "tasks" USING btree ("manager_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tasks_account_id_created_at_id_index" ON "tasks" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tasks_created_by_created_at_id_index" ON "tasks" USING btree ("created_by","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tasks_status_created_at_id_index" ON "tasks" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tasks_name_id_index" ON "tasks" USING btree ("name","id");
CREATE INDEX "tasks_bin_index" ON "tasks" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "tasks_external_source_external_id_index" ON "tasks" USING btree ("external_source","external_id");
CREATE INDEX "tasks_search_index" ON "tasks" USING gin ("search" gin_trgm_ops);
CREATE UNIQUE INDEX "tasks_number" ON "tasks" USING btree (coalesce(project_id, '00000000-0000-0000-0000-000000000000'),"number");
CREATE INDEX "tasks_parent_id_id_index" ON "tasks" USING btree ("parent_id","id");
CREATE INDEX "tasks_code_index" ON "tasks" USING btree ("code");
CREATE INDEX "tasks_urgency_id_index" ON "tasks" USING btree ("urgency","id");
CREATE INDEX "tasks_due_on_id_index" ON "tasks" USING btree ("due_on","id");
CREATE INDEX "tasks_owner_id_status_due_on_id_index" ON "tasks" USING btree ("owner_id","status","due_on","id");
CREATE INDEX "tasks_project_id_due_on_id_index" ON "tasks" USING btree ("project_id","due_on","id");
CREATE INDEX "activities_parent_manager_id_created_at_id_index" ON "activities" USING btree ("parent_manager_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "activities_parent_created_by_created_at_id_index" ON "activities" USING btree ("parent_created_by","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "comments_parent_manager_id_created_at_id_index" ON "comments" USING btree ("parent_manager_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "comments_parent_created_by_created_at_id_index" ON "comments" USING btree ("parent_created_by","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
ALTER TABLE "own_fields" ADD CONSTRAINT "own_fields_entity" CHECK ("own_fields"."entity" in ('leads', 'accounts', 'contacts', 'projects', 'tasks'));
-- The last number that a project has given to a task of its own; those of no project are counted together.
create table app.task_numbers (project_id uuid primary key, last int not null);

insert into app.entities (entity, state) values ('tasks', 'status');
-- From any state to any other: a board is for moving cards.
insert into app.transitions (entity, "from", "to") select 'tasks', a, b
  from unnest('{triage,backlog,todo,in_progress,in_review,done,cancelled,""}'::text[]) a,
  unnest('{triage,backlog,todo,in_progress,in_review,done,cancelled}'::text[]) b where a <> b;
-- A subtask is of its parent's project, which goes with it; of the project its name, who manages it and what a client sees.
insert into app.copied_columns (entity, parent, via, col, from_col) values ('tasks', 'tasks', 'parent_id', 'project_id', 'project_id'),
  ('tasks', 'projects', 'project_id', 'project_key', 'key'), ('tasks', 'projects', 'project_id', 'manager_id', 'owner_id'),
  ('tasks', 'projects', 'project_id', 'account_id', 'account_id'), ('tasks', 'projects', 'project_id', 'project_visible', 'client_visible'),
  ('tasks', 'projects', 'project_id', 'project_deleted_at', 'deleted_at');
insert into app.copied_columns (entity, parent, via, col, from_col) select child, 'tasks', 'row_id', col, from_col
  from (values ('activities'::name), ('comments')) children (child), (values ('about'::name, 'name'::name), ('parent_owner_id', 'owner_id'),
    ('parent_team_id', 'team_id'), ('project_id', 'project_id'), ('parent_manager_id', 'manager_id'), ('parent_created_by', 'created_by'),
    ('parent_deleted_at', 'deleted_at')) columns (col, from_col);
-- Whoever is in its project sees a task, whoever manages that, and whoever made it.
insert into app.scopes (entity, scope, col, "key", extra) values ('tasks', 'project', 'project_id', 'member:project', null),
  ('tasks', 'managed', 'manager_id', 'user', null), ('tasks', 'mine', 'created_by', 'user', null),
  ('tasks', 'free', 'project_id', 'member:project', 'owner_id is null'), ('tasks', 'led', 'manager_id', 'user', 'owner_id is null'),
  ('tasks', 'shown', 'account_id', 'account', 'client_visible is true and project_visible is true and project_deleted_at is null');
insert into app.role_permissions (role, entity, verb, scope) select role, 'tasks', verb, scope from (values
  ('{ceo,admin}'::text[], '{read,create,update,assign,export}'::text[], '{all}'::text[]), ('{admin}', '{delete,import}', '{all}'),
  ('{auditor}', '{read}', '{all}'),
  ('{project_manager}', '{read,update,assign,export}', '{own,managed,project,mine}'), ('{project_manager}', '{create,delete}', '{own,managed,project}'),
  ('{team_member,employee}', '{read,update,assign}', '{own,project,mine}'), ('{team_member,employee}', '{create}', '{own,project}'),
  ('{sales,marketing,support}', '{read,update,assign}', '{own,team,project,mine}'), ('{sales,marketing,support}', '{create}', '{own,team,project}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', '{claim}', '{free,led}'),
  -- (A project may be given to any colleague, who then sees what it is made of.)
  ('{team_member,employee,sales,marketing,support}', '{read}', '{managed}'),
  ('{team_member,employee,sales,marketing,support}', '{delete}', '{own}')) granted (roles, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'tasks', 'read', 'shown',
  '{project_id,code,status,starts_on,due_on,ended_at,client_visible,project_visible,project_deleted_at}' from unnest('{client,client_admin}'::text[]) role;
insert into app.reference_lists (entity, list, target) values ('tasks', 'tag_ids', 'tags');
insert into app.searchable (entity, entity_type, state, codes) values ('tasks', 'task', 'status', '{code}');
insert into app.noticed (entity, one, many, state, path) values ('tasks', 'Task', 'Tasks', 'status', '/tasks');
-- How both are looked for.
insert into app.search_operators (operator, word, meaning) select operator, word, unnest(meanings) from (values
  ('type', '{project,projects,projet,projets}'::text[], '{projects}'::text[]), ('type', '{task,tasks,tache,taches}', '{tasks}'),
  ('is', '{open,ouvert}', '{triage,backlog,todo,in_progress,in_review}'), ('is', '{draft,brouillon}', '{draft}'),
  ('is', '{completed,termine}', '{completed}'), ('is', '{closed,clos}', '{closed}'), ('is', '{triage,a_trier}', '{triage}'),
  ('is', '{backlog,en_reserve}', '{backlog}'), ('is', '{todo,a_faire}', '{todo}'), ('is', '{in_progress,en_cours}', '{in_progress}'),
  ('is', '{in_review,en_relecture}', '{in_review}'), ('is', '{termine}', '{done}')) o (operator, words, meanings), unnest(words) word
  on conflict do nothing;
