CREATE TABLE "agent_findings" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"title" text NOT NULL,
	"name" text GENERATED ALWAYS AS (title) STORED NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"agent_id" uuid NOT NULL,
	"evidence" text NOT NULL,
	"fingerprint" text NOT NULL,
	"times_seen" integer DEFAULT 1 NOT NULL,
	"first_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"task_id" uuid,
	"reason" text,
	"search" text GENERATED ALWAYS AS (app.fold(title)) STORED,
	CONSTRAINT "agent_findings_title" CHECK (btrim("agent_findings"."title") <> '' and length("agent_findings"."title") <= 200),
	CONSTRAINT "agent_findings_kind" CHECK ("agent_findings"."kind" ~ '^[a-z][a-z0-9_]{0,59}$'),
	CONSTRAINT "agent_findings_severity" CHECK ("agent_findings"."severity" in ('low', 'medium', 'high')),
	CONSTRAINT "agent_findings_status" CHECK ("agent_findings"."status" in ('open', 'acknowledged', 'dismissed', 'resolved')),
	CONSTRAINT "agent_findings_fingerprint" CHECK (length("agent_findings"."fingerprint") <= 300),
	CONSTRAINT "agent_findings_evidence_size" CHECK (length("agent_findings"."evidence") <= 8000),
	CONSTRAINT "agent_findings_reason" CHECK (length("agent_findings"."reason") <= 500 and ("agent_findings"."status" <> 'dismissed' or "agent_findings"."reason"
		is not null))
);

CREATE TABLE "agent_schedules" (
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
	"required_capability" text,
	"input" jsonb,
	"rhythm" text DEFAULT 'daily' NOT NULL,
	"weekday" text DEFAULT 'monday' NOT NULL,
	"day_of_month" integer DEFAULT 1 NOT NULL,
	"at_time" text DEFAULT '08:00' NOT NULL,
	"time_zone" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"missed" text DEFAULT 'run_once' NOT NULL,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"reason" text,
	"search" text GENERATED ALWAYS AS (app.fold(title)) STORED,
	CONSTRAINT "agent_schedules_title" CHECK (btrim("agent_schedules"."title") <> '' and length("agent_schedules"."title") <= 200),
	CONSTRAINT "agent_schedules_priority" CHECK ("agent_schedules"."priority" in ('P0', 'P1', 'P2', 'P3')),
	CONSTRAINT "agent_schedules_required_capability" CHECK ("agent_schedules"."required_capability" ~ '^[a-z][a-z0-9_]{0,59}$'),
	CONSTRAINT "agent_schedules_rhythm" CHECK ("agent_schedules"."rhythm" in ('daily', 'weekdays', 'weekly', 'monthly')),
	CONSTRAINT "agent_schedules_weekday" CHECK ("agent_schedules"."weekday" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
	CONSTRAINT "agent_schedules_day_of_month" CHECK ("agent_schedules"."day_of_month" between 1 and 31),
	CONSTRAINT "agent_schedules_at_time" CHECK ("agent_schedules"."at_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "agent_schedules_time_zone" CHECK (app.is_time_zone("agent_schedules"."time_zone")),
	CONSTRAINT "agent_schedules_missed" CHECK ("agent_schedules"."missed" in ('run_once', 'skip'))
);

ALTER TABLE "agent_tasks" ADD COLUMN "schedule_id" uuid;
ALTER TABLE "agent_findings" ADD CONSTRAINT "agent_findings_agent_id_ai_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."ai_agents"("id") ON DELETE
	no action ON UPDATE no action;
ALTER TABLE "agent_findings" ADD CONSTRAINT "agent_findings_task_id_agent_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."agent_tasks"("id") ON
	DELETE set null ON UPDATE no action;
ALTER TABLE "agent_schedules" ADD CONSTRAINT "agent_schedules_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "agent_findings_created_at_id_index" ON "agent_findings" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_findings_status_created_at_id_index" ON "agent_findings" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_findings_last_seen_id_index" ON "agent_findings" USING btree ("last_seen","id");
CREATE INDEX "agent_findings_bin_index" ON "agent_findings" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "agent_findings_search_index" ON "agent_findings" USING gin ("search" gin_trgm_ops);
CREATE UNIQUE INDEX "agent_findings_known_index" ON "agent_findings" USING btree ("agent_id","kind","fingerprint");
CREATE INDEX "agent_findings_task_id_index" ON "agent_findings" USING btree ("task_id");
CREATE INDEX "agent_schedules_created_at_id_index" ON "agent_schedules" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_schedules_owner_id_created_at_id_index" ON "agent_schedules" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "agent_schedules_next_at_id_index" ON "agent_schedules" USING btree ("next_at","id");
CREATE INDEX "agent_schedules_bin_index" ON "agent_schedules" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "agent_schedules_search_index" ON "agent_schedules" USING gin ("search" gin_trgm_ops);
CREATE INDEX "agent_schedules_due_index" ON "agent_schedules" USING btree ("next_at") WHERE next_at is not null;
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_schedule_id_agent_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES
	"public"."agent_schedules"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "agent_tasks_schedule_id_created_at_id_index" ON "agent_tasks" USING btree ("schedule_id","created_at" DESC NULLS FIRST,"id") WHERE schedule_id is
	not null;
-- (When it comes next and why it did not is the server's note: no new version, and nobody's history.)
insert into app.entities (entity, json_size, rolled_up, unlogged) values
  ('agent_schedules', 8192, '{next_at,last_at,reason}', '{next_at,reason}');
-- As tasks: whoever makes one sees it, whoever sees every record all of them. What it needs is given once, so that whoever may pause
-- another's schedule does not choose what is done under that person's rights.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'agent_schedules', verb, scope, columns from (values
  ('{ceo,admin,auditor}'::text[], 'read', 'all', null::text[]),
  ('{project_manager,team_member,employee,sales,marketing,support}', 'read', 'own', null),
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support}', 'create', 'own',
    '{owner_id,title,priority,required_capability,input,rhythm,weekday,day_of_month,at_time,time_zone,enabled,missed}'),
  ('{ceo,admin}', 'update', 'all', '{title,priority,rhythm,weekday,day_of_month,at_time,time_zone,enabled,missed}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', 'update', 'own',
    '{title,priority,rhythm,weekday,day_of_month,at_time,time_zone,enabled,missed}'),
  ('{ceo,admin}', 'delete', 'all', null),
  ('{project_manager,team_member,employee,sales,marketing,support}', 'delete', 'own', null))
  granted (roles, verb, scope, columns), unnest(roles) role;

-- (What each check sees again is the server's note: no new version, and nobody's history.)
insert into app.entities (entity, state, json_size, rolled_up, unlogged) values
  ('agent_findings', 'status', 8192, '{title,severity,evidence,times_seen,last_seen,task_id}', '{title,evidence,times_seen,last_seen,task_id}');
insert into app.transitions (entity, "from", "to") select 'agent_findings', f, t from (values ('', '{open}'::text[]),
  ('open', '{acknowledged,dismissed,resolved}'), ('acknowledged', '{open,dismissed,resolved}'), ('dismissed', '{open}'), ('resolved', '{open}'))
  declared (f, next), unnest(next) t;
-- Those who read the whole log: only what was found by their rights is kept (app.keep_findings), since evidence names what they may see.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'agent_findings', verb, 'all', columns from (values
  ('{ceo,admin,auditor}'::text[], 'read', null::text[]), ('{ceo,admin}', 'update', '{status,reason}')) granted (roles, verb, columns), unnest(roles) role;
-- What was done on the server itself is found without reading the whole log.
create index log_on_the_server_idx on app.log (at) where request_id = 'bin/admin';
-- A review of sign-ins reads how many attempts there are at a password.
grant select on auth."rateLimit" to tandem_definer;
