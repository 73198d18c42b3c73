CREATE TABLE "time_entries" (
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
	"owner_id" uuid DEFAULT null NOT NULL,
	"team_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"day" date DEFAULT null NOT NULL,
	"minutes" integer,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"task_id" uuid,
	"project_id" uuid,
	"activity_id" uuid,
	"billable" boolean DEFAULT null NOT NULL,
	"note" text,
	"reason" text,
	"decider_id" uuid,
	"decided_at" timestamp with time zone,
	"rate" numeric(10, 2),
	"currency" text DEFAULT 'EUR' NOT NULL,
	"amount" numeric(14, 2) GENERATED ALWAYS AS (case when billable then round(rate * minutes / 60, 2) end) STORED,
	"name" text GENERATED ALWAYS AS (coalesce(note, task_name, project_name, '')) STORED NOT NULL,
	"task_name" text,
	"task_code" text,
	"project_name" text,
	"project_key" text,
	"manager_id" uuid,
	"account_id" uuid,
	"account_name" text
);

ALTER TABLE "project_members" ADD COLUMN "rate" numeric(10, 2);
ALTER TABLE "projects" ADD COLUMN "rate" numeric(10, 2);
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action
	ON UPDATE no action;
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_decider_id_people_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "time_entries_created_at_id_index" ON "time_entries" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "time_entries_team_id_created_at_id_index" ON "time_entries" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "time_entries_owner_id_created_at_id_index" ON "time_entries" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "time_entries_project_id_created_at_id_index" ON "time_entries" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "time_entries_manager_id_created_at_id_index" ON "time_entries" USING btree ("manager_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "time_entries_account_id_created_at_id_index" ON "time_entries" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "time_entries_status_created_at_id_index" ON "time_entries" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "time_entries_bin_index" ON "time_entries" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "time_entries_external_source_external_id_index" ON "time_entries" USING btree ("external_source","external_id");
CREATE UNIQUE INDEX "time_entries_timer" ON "time_entries" USING btree ("owner_id") WHERE status = 'running' and deleted_at is null;
CREATE UNIQUE INDEX "time_entries_activity" ON "time_entries" USING btree ("owner_id","activity_id") WHERE activity_id is not null and deleted_at is null;
CREATE INDEX "time_entries_owner_id_day_id_index" ON "time_entries" USING btree ("owner_id","day","id");
CREATE INDEX "time_entries_task_id_day_index" ON "time_entries" USING btree ("task_id","day");
CREATE INDEX "time_entries_manager_id_status_day_index" ON "time_entries" USING btree ("manager_id","status","day");
CREATE INDEX "time_entries_account_id_day_index" ON "time_entries" USING btree ("account_id","day");
CREATE INDEX "time_entries_activity_id_index" ON "time_entries" USING btree ("activity_id");
CREATE INDEX "time_entries_decider_id_index" ON "time_entries" USING btree ("decider_id");
CREATE INDEX "time_entries_project_id_day_index" ON "time_entries" USING btree ("project_id","day");
CREATE INDEX "time_entries_manager_id_day_index" ON "time_entries" USING btree ("manager_id","day");
CREATE INDEX "time_entries_day_id_index" ON "time_entries" USING btree ("day","id");
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_rate" CHECK ("project_members"."rate" between 0 and 100000);
ALTER TABLE "projects" ADD CONSTRAINT "projects_rate" CHECK ("projects"."rate" between 0 and 100000);
-- For which week somebody was last asked about days without time.
create table app.time_reminders (user_id uuid primary key references public.people (id) on delete cascade, week date not null);

-- (What is copied is no change of an entry: whoever edits it is not disturbed.)
insert into app.entities (entity, state, rolled_up)
  values ('time_entries', 'status', '{project_id,task_name,task_code,project_name,project_key,manager_id,account_id,account_name}');
insert into app.transitions (entity, "from", "to") select 'time_entries', was, becomes from (values ('', 'running'), ('', 'draft'), ('running', 'draft'),
  ('draft', 'submitted'), ('submitted', 'draft'), ('submitted', 'approved'), ('submitted', 'rejected'), ('rejected', 'draft'), ('rejected', 'submitted'),
  ('approved', 'draft')) t (was, becomes);
-- An entry is of its task's project, and goes with it; of both it has what it is called by, and who judges it.
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('time_entries', 'tasks', 'task_id', 'project_id', 'project_id'), ('time_entries', 'tasks', 'task_id', 'task_name', 'name'),
  ('time_entries', 'tasks', 'task_id', 'task_code', 'code'), ('time_entries', 'projects', 'project_id', 'project_name', 'name'),
  ('time_entries', 'projects', 'project_id', 'project_key', 'key'), ('time_entries', 'projects', 'project_id', 'manager_id', 'owner_id'),
  ('time_entries', 'projects', 'project_id', 'account_id', 'account_id'), ('time_entries', 'projects', 'project_id', 'account_name', 'account_name');
-- One's own until it is approved, and until it is submitted; what is of projects that one manages, and of that what others did.
insert into app.scopes (entity, scope, col, "key", extra) values ('time_entries', 'unlocked', 'owner_id', 'user', 'status <> ''approved'''),
  ('time_entries', 'open', 'owner_id', 'user', 'status in (''running'', ''draft'', ''rejected'')'),
  ('time_entries', 'managed', 'manager_id', 'user', null), ('time_entries', 'of_others', 'manager_id', 'user', 'owner_id <> manager_id');
insert into app.role_permissions (role, entity, verb, scope) select role, 'time_entries', verb, scope from (values
  ('{ceo,admin,auditor}'::text[], '{read}'::text[], '{all}'::text[]), ('{ceo,admin}', '{approve,export}', '{all}'),
  ('{admin}', '{create,update,delete,import}', '{all}'),
  ('{project_manager}', '{read,export}', '{own,managed}'), ('{project_manager}', '{approve}', '{of_others}'),
  ('{team_member,employee,sales,marketing,support}', '{export}', '{own}'),
  ('{ceo,project_manager,team_member,employee,sales,marketing,support}', '{create,import}', '{own}'),
  ('{ceo,project_manager,team_member,employee,sales,marketing,support}', '{update}', '{unlocked}'),
  ('{ceo,project_manager,team_member,employee,sales,marketing,support}', '{delete}', '{open}')) granted (roles, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
-- What an hour is paid for is for those who answer for it: neither on one's own time, nor on whoever works beside one.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'time_entries', 'read', 'own',
  '{external_source,external_id,status,day,minutes,started_at,ended_at,task_id,project_id,activity_id,billable,note,reason,decider_id,
    decided_at,task_name,task_code,project_name,project_key,account_name}'
  from unnest('{team_member,employee,sales,marketing,support}'::text[]) role;
update app.role_permissions set columns = '{project_id,user_id,part,allocation,user_name}'
  where role in ('team_member', 'employee', 'marketing', 'sales', 'support') and entity = 'project_members' and verb = 'read';
update app.notice_kinds set place = place + 2 where place > 3;
insert into app.notice_kinds (kind, place, security, email, push) values ('time_refused', 4, false, true, false), ('time_missing', 5, false, true, false);
