CREATE TABLE "agent_tasks" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"owner_id" uuid,
	"title" text NOT NULL,
	"name" text GENERATED ALWAYS AS (title) STORED NOT NULL,
	"priority" text DEFAULT 'P2' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"required_capability" text,
	"assigned_to" uuid,
	"input" jsonb,
	"waits_for" text,
	"reason" text,
	"result" text,
	"counts" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"run_id" uuid,
	"search" text GENERATED ALWAYS AS (app.fold(title)) STORED,
	CONSTRAINT "agent_tasks_title" CHECK (btrim("agent_tasks"."title") <> '' and length("agent_tasks"."title") <= 200),
	CONSTRAINT "agent_tasks_priority" CHECK ("agent_tasks"."priority" in ('P0', 'P1', 'P2', 'P3')),
	CONSTRAINT "agent_tasks_status" CHECK ("agent_tasks"."status" in ('pending', 'assigned', 'running', 'waiting', 'done', 'failed', 'cancelled')),
	CONSTRAINT "agent_tasks_waits_for" CHECK ("agent_tasks"."waits_for" in ('approval', 'budget', 'event', 'model')),
	CONSTRAINT "agent_tasks_required_capability" CHECK ("agent_tasks"."required_capability" ~ '^[a-z][a-z0-9_]{0,59}$'),
	CONSTRAINT "agent_tasks_result_size" CHECK (length("agent_tasks"."result") <= 20000)
);

ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_assigned_to_ai_agents_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."ai_agents"("id") ON DELETE
	no action ON UPDATE no action;
CREATE INDEX "agent_tasks_created_at_id_index" ON "agent_tasks" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_tasks_owner_id_created_at_id_index" ON "agent_tasks" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_tasks_status_created_at_id_index" ON "agent_tasks" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_tasks_priority_id_index" ON "agent_tasks" USING btree ("priority","id");
CREATE INDEX "agent_tasks_bin_index" ON "agent_tasks" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "agent_tasks_search_index" ON "agent_tasks" USING gin ("search" gin_trgm_ops);
CREATE INDEX "agent_tasks_next_index" ON "agent_tasks" USING btree ("priority","created_at","id") WHERE status = 'pending' and deleted_at is null;
CREATE INDEX "agent_tasks_leased_index" ON "agent_tasks" USING btree ("lease_until") WHERE status = 'running';
CREATE INDEX "agent_tasks_finished_index" ON "agent_tasks" USING btree ("finished_at") WHERE finished_at is not null;
CREATE INDEX "agent_tasks_assigned_to_index" ON "agent_tasks" USING btree ("assigned_to");
-- (What the server notes while it works is no new version, and nobody's history.)
insert into app.entities (entity, state, json_size, rolled_up, unlogged) values
  ('agent_tasks', 'status', 8192, '{lease_until,run_id,reason}', '{lease_until,run_id,reason}');
insert into app.transitions (entity, "from", "to") select 'agent_tasks', f, t from (values ('', '{pending}'::text[]),
  ('pending', '{assigned,cancelled}'), ('assigned', '{running,pending,cancelled}'), ('running', '{waiting,done,failed,pending,cancelled}'),
  ('waiting', '{pending,running,failed,cancelled}'), ('failed', '{pending}')) declared (f, next), unnest(next) t;
-- Whoever asks sees what they asked for, whoever sees every record all of it: a result holds what its asker may read. How it stands is
-- written by the worker's functions only.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'agent_tasks', verb, scope, columns from (values
  ('{ceo,admin,auditor}'::text[], 'read', 'all', null::text[]),
  ('{project_manager,team_member,employee,sales,marketing,support}', 'read', 'own', null),
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support}', 'create', 'own',
    '{owner_id,title,priority,required_capability,input}'),
  ('{ceo,admin}', 'update', 'all', '{title,priority}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', 'update', 'own', '{title,priority}'))
  granted (roles, verb, scope, columns), unnest(roles) role;
