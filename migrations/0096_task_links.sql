CREATE TABLE "task_links" (
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
	"from_project_id" uuid,
	"from_manager_id" uuid,
	"from_created_by" uuid,
	"from_status" text,
	"from_deleted_at" timestamp with time zone,
	"to_owner_id" uuid,
	"to_team_id" uuid,
	"to_project_id" uuid,
	"to_manager_id" uuid,
	"to_created_by" uuid,
	"to_deleted_at" timestamp with time zone,
	CONSTRAINT "task_links_to_id" CHECK ("task_links"."from_id" <> "task_links"."to_id"),
	CONSTRAINT "task_links_lag" CHECK ("task_links"."lag" between 0 and 365)
);

CREATE TABLE "task_people" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"part" text NOT NULL,
	"name" text GENERATED ALWAYS AS (coalesce(user_name, '')) STORED NOT NULL,
	"user_name" text,
	"owner_id" uuid,
	"team_id" uuid,
	"project_id" uuid,
	"manager_id" uuid,
	"task_created_by" uuid
);

ALTER TABLE "tasks" ADD COLUMN "open_blockers" smallint DEFAULT 0 NOT NULL;
ALTER TABLE "task_links" ADD CONSTRAINT "task_links_from_id_tasks_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "task_links" ADD CONSTRAINT "task_links_to_id_tasks_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no
	action;
ALTER TABLE "task_people" ADD CONSTRAINT "task_people_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "task_people" ADD CONSTRAINT "task_people_user_id_people_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "task_links_created_at_id_index" ON "task_links" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "task_links_bin_index" ON "task_links" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "task_links_from_owner_id_index" ON "task_links" USING btree ("from_owner_id");
CREATE INDEX "task_links_from_team_id_index" ON "task_links" USING btree ("from_team_id");
CREATE INDEX "task_links_from_project_id_index" ON "task_links" USING btree ("from_project_id");
CREATE INDEX "task_links_from_manager_id_index" ON "task_links" USING btree ("from_manager_id");
CREATE INDEX "task_links_from_created_by_index" ON "task_links" USING btree ("from_created_by");
CREATE INDEX "task_links_to_owner_id_index" ON "task_links" USING btree ("to_owner_id");
CREATE INDEX "task_links_to_team_id_index" ON "task_links" USING btree ("to_team_id");
CREATE INDEX "task_links_to_project_id_index" ON "task_links" USING btree ("to_project_id");
CREATE INDEX "task_links_to_manager_id_index" ON "task_links" USING btree ("to_manager_id");
CREATE INDEX "task_links_to_created_by_index" ON "task_links" USING btree ("to_created_by");
CREATE INDEX "task_links_from" ON "task_links" USING btree ("from_id","to_id");
CREATE INDEX "task_links_to" ON "task_links" USING btree ("to_id","from_id");
CREATE UNIQUE INDEX "task_links_pair" ON "task_links" USING btree ("from_id","to_id","kind") WHERE deleted_at is null;
CREATE INDEX "task_people_created_at_id_index" ON "task_people" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "task_people_team_id_created_at_id_index" ON "task_people" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "task_people_owner_id_created_at_id_index" ON "task_people" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "task_people_project_id_created_at_id_index" ON "task_people" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "task_people_manager_id_created_at_id_index" ON "task_people" USING btree ("manager_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "task_people_task_created_by_created_at_id_index" ON "task_people" USING btree ("task_created_by","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "task_people_user_id_created_at_id_index" ON "task_people" USING btree ("user_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "task_people_bin_index" ON "task_people" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "task_people_task" ON "task_people" USING btree ("task_id","user_id");
CREATE UNIQUE INDEX "task_people_pair" ON "task_people" USING btree ("task_id","user_id") WHERE deleted_at is null;
ALTER TABLE app.membership_sources ADD COLUMN only_where text;
-- What a shift has moved, for whoever did it to take it back.
create table app.shifts (id uuid primary key default app.new_id(), made_by uuid not null references public.people (id),
  made_at timestamptz not null default now(), moved jsonb not null);
create index on app.shifts (made_by, made_at);
insert into app.entities (entity, unlogged) values ('task_links', '{from_status}'), ('task_people', '{}');
update app.entities set rolled_up = '{open_blockers}' where entity = 'tasks';
-- Who does a task beside whoever answers for it is a member of it; who watches it is not.
insert into app.membership_sources (source, kind, user_col, id_col, only_where) values ('task_people', 'task', 'user_id', 'task_id', 'part = ''assignee''');
insert into app.copied_columns (entity, parent, via, col, from_col)
  select 'task_links', 'tasks', side || '_id', side || '_' || col, col from unnest('{from,to}'::text[]) side,
    unnest('{owner_id,team_id,project_id,manager_id,created_by,deleted_at}'::text[]) col
  union all select 'task_links', 'tasks', 'from_id', 'from_status', 'status'
  union all select 'task_people', 'tasks', 'task_id', coalesce(nullif(col, 'created_by'), 'task_created_by'), col
    from unnest('{owner_id,team_id,project_id,manager_id,created_by}'::text[]) col
  union all select 'task_people', 'people', 'user_id', 'user_name', 'name'
  -- (What is said and done about a task is seen by its members, too.)
  union all select child, 'tasks', 'row_id', 'row_id', 'id' from unnest('{comments,activities}'::text[]) child;
insert into app.scopes (entity, scope, col, "key", extra) values ('tasks', 'task', 'id', 'member:task', null),
  ('task_people', 'project', 'project_id', 'member:project', null), ('task_people', 'managed', 'manager_id', 'user', null),
  ('task_people', 'mine', 'task_created_by', 'user', null), ('task_people', 'task', 'task_id', 'member:task', null),
  ('task_people', 'self', 'user_id', 'user', null), ('task_people', 'watching', 'user_id', 'user', 'part = ''watcher''');
insert into app.scopes (entity, scope, col, "key") select 'task_links', side || '_' || scope, side || '_' || col, "key" from unnest('{from,to}'::text[]) side,
  (values ('own', 'owner_id', 'user'), ('team', 'team_id', 'team'), ('project', 'project_id', 'member:project'), ('managed', 'manager_id', 'user'),
    ('mine', 'created_by', 'user'), ('task', 'id', 'member:task')) s (scope, col, "key");
insert into app.role_permissions (role, entity, verb, scope) select role, 'tasks', verb, 'task'
  from unnest('{project_manager,team_member,employee,sales,marketing,support}'::text[]) role, unnest('{read,update,assign}'::text[]) verb;
-- Whoever sees a task sees its relations and its people; whoever may change it makes and ends them. To watch one it is enough to see it,
-- and whoever stands on it themselves may leave it.
insert into app.role_permissions (role, entity, verb, scope)
  select p.role, 'task_links', v.verb, case p.scope when 'all' then 'all' else side || '_' || p.scope end from app.role_permissions p
    join (values ('read', 'read'), ('update', 'create'), ('update', 'update'), ('update', 'delete')) v (of_task, verb) on v.of_task = p.verb,
    unnest('{from,to}'::text[]) side where p.entity = 'tasks' and p.columns is null
  union select p.role, 'task_people', v.verb, p.scope from app.role_permissions p
    join (values ('read', 'read'), ('update', 'create'), ('update', 'delete')) v (of_task, verb) on v.of_task = p.verb
    where p.entity = 'tasks' and p.columns is null
  union select role, 'task_people', verb, scope from unnest('{project_manager,team_member,employee,sales,marketing,support}'::text[]) role,
    (values ('read', 'self'), ('delete', 'self'), ('create', 'watching')) s (verb, scope);
insert into app.notice_kinds (kind, place, security, email, push) values ('blocked', 3, false, true, true), ('unblocked', 3, false, true, true),
  ('rescheduled', 3, false, false, false), ('commented', 3, false, false, false);
