CREATE TABLE "task_records" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"task_id" uuid NOT NULL,
	"record_entity" text NOT NULL,
	"record_id" uuid NOT NULL,
	"made_of" boolean DEFAULT false NOT NULL,
	"name" text GENERATED ALWAYS AS (record_entity) STORED NOT NULL,
	"owner_id" uuid,
	"team_id" uuid,
	"project_id" uuid,
	"manager_id" uuid,
	"task_created_by" uuid,
	"task_deleted_at" timestamp with time zone,
	CONSTRAINT "task_records_record_entity" CHECK ("task_records"."record_entity" in ('leads', 'accounts', 'contacts', 'projects', 'activities', 'risks',
		'agent_findings', 'agent_approvals'))
);

ALTER TABLE "agent_tasks" ADD COLUMN "agent_id" uuid;
ALTER TABLE "task_records" ADD CONSTRAINT "task_records_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "task_records_created_at_id_index" ON "task_records" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "task_records_team_id_created_at_id_index" ON "task_records" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "task_records_owner_id_created_at_id_index" ON "task_records" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "task_records_project_id_created_at_id_index" ON "task_records" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "task_records_manager_id_created_at_id_index" ON "task_records" USING btree ("manager_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "task_records_task_created_by_created_at_id_index" ON "task_records" USING btree ("task_created_by","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "task_records_bin_index" ON "task_records" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "task_records_task" ON "task_records" USING btree ("task_id","record_id");
CREATE INDEX "task_records_record" ON "task_records" USING btree ("record_id","created_at" DESC NULLS FIRST,"id");
CREATE UNIQUE INDEX "task_records_pair" ON "task_records" USING btree ("task_id","record_entity","record_id") WHERE deleted_at is null;
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_agent_id_ai_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."ai_agents"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "agent_tasks_agent_id_index" ON "agent_tasks" USING btree ("agent_id");
-- What points at records of several entities by `record_entity` and `record_id`: a row is seen, written and removed only by whoever sees
-- its living record, too (app.by_sources). No copy is kept of these: they stand in tables of many kinds.
create table app.record_ends (entity text not null, target text not null, primary key (entity, target));
insert into app.record_ends (entity, target) select 'task_records', target
  from unnest('{leads,accounts,contacts,projects,activities,risks,agent_findings,agent_approvals}'::text[]) target;
insert into app.entities (entity) values ('task_records');
insert into app.copied_columns (entity, parent, via, col, from_col)
  select 'task_records', 'tasks', 'task_id', case col when 'created_by' then 'task_created_by' when 'deleted_at' then 'task_deleted_at' else col end, col
    from unnest('{owner_id,team_id,project_id,manager_id,created_by,deleted_at}'::text[]) col;
insert into app.scopes (entity, scope, col, "key") values ('task_records', 'project', 'project_id', 'member:project'),
  ('task_records', 'managed', 'manager_id', 'user'), ('task_records', 'mine', 'task_created_by', 'user'),
  ('task_records', 'task', 'task_id', 'member:task');
-- Whoever sees a task sees what it is about, as far as they see that; whoever may change it adds and ends that.
insert into app.role_permissions (role, entity, verb, scope)
  select p.role, 'task_records', v.verb, p.scope from app.role_permissions p
    join (values ('read', 'read'), ('update', 'create'), ('update', 'delete')) v (of_task, verb) on v.of_task = p.verb
    where p.entity = 'tasks' and p.columns is null and p.scope in ('all', 'own', 'team', 'managed', 'project', 'mine', 'task');
-- A task for agents may name the one that is to do it.
update app.role_permissions set columns = columns || '{agent_id}' where entity = 'agent_tasks' and verb = 'create';
-- What people do is read by the agents that are asked about it.
insert into app.agent_acts (agent, entity, acts) select agent, entity, '{list,get}'::text[] from
  unnest('{master_coordinator,database_manager,documentation_agent,qa_tester,ux_specialist,code_generator,code_architect}'::text[]) agent,
  unnest('{tasks,task_records,projects}'::name[]) entity;
