CREATE TABLE "agent_approvals" (
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
	"status" text DEFAULT 'waiting' NOT NULL,
	"agent_id" uuid NOT NULL,
	"task_id" uuid,
	"run_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"input" jsonb NOT NULL,
	"entity" text NOT NULL,
	"row_id" uuid,
	"why" text,
	"size" integer NOT NULL,
	"seconded" boolean DEFAULT false NOT NULL,
	"first_decider_id" uuid,
	"decider_id" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"expires_at" timestamp with time zone NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(title)) STORED,
	CONSTRAINT "agent_approvals_title" CHECK (btrim("agent_approvals"."title") <> '' and length("agent_approvals"."title") <= 200),
	CONSTRAINT "agent_approvals_status" CHECK ("agent_approvals"."status" in ('waiting', 'done', 'rejected', 'void', 'expired', 'withdrawn', 'reverted')),
	CONSTRAINT "agent_approvals_tool" CHECK ("agent_approvals"."tool" ~ '^[a-z][a-z_]{2,119}$'),
	CONSTRAINT "agent_approvals_texts" CHECK (length("agent_approvals"."why") <= 2000 and length("agent_approvals"."reason") <= 500)
);

ALTER TABLE "agent_approvals" ADD CONSTRAINT "agent_approvals_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "agent_approvals" ADD CONSTRAINT "agent_approvals_agent_id_ai_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."ai_agents"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "agent_approvals" ADD CONSTRAINT "agent_approvals_task_id_agent_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."agent_tasks"("id") ON
	DELETE set null ON UPDATE no action;
ALTER TABLE "agent_approvals" ADD CONSTRAINT "agent_approvals_first_decider_id_people_id_fk" FOREIGN KEY ("first_decider_id") REFERENCES
	"public"."people"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "agent_approvals" ADD CONSTRAINT "agent_approvals_decider_id_people_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."people"("id") ON DELETE
	no action ON UPDATE no action;
CREATE INDEX "agent_approvals_created_at_id_index" ON "agent_approvals" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_approvals_owner_id_created_at_id_index" ON "agent_approvals" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "agent_approvals_status_created_at_id_index" ON "agent_approvals" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "agent_approvals_bin_index" ON "agent_approvals" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "agent_approvals_search_index" ON "agent_approvals" USING gin ("search" gin_trgm_ops);
CREATE INDEX "agent_approvals_about_index" ON "agent_approvals" USING btree ("row_id") WHERE status = 'waiting';
CREATE INDEX "agent_approvals_expiry_index" ON "agent_approvals" USING btree ("expires_at") WHERE status = 'waiting';
CREATE INDEX "agent_approvals_task_id_index" ON "agent_approvals" USING btree ("task_id");
CREATE INDEX "agent_approvals_agent_id_index" ON "agent_approvals" USING btree ("agent_id");
CREATE INDEX "agent_approvals_first_decider_id_index" ON "agent_approvals" USING btree ("first_decider_id");
CREATE INDEX "agent_approvals_decider_id_index" ON "agent_approvals" USING btree ("decider_id");
CREATE INDEX "agent_approvals_decided_index" ON "agent_approvals" USING btree ("decided_at") WHERE decided_at is not null;

-- (What it is told as is the agent's; who decides changes only how it stands.)
insert into app.entities (entity, state, json_size) values ('agent_approvals', 'status', 16384);
insert into app.transitions (entity, "from", "to") select 'agent_approvals', f, t from (values ('', '{waiting}'::text[]),
  ('waiting', '{done,rejected,void,expired,withdrawn}'), ('done', '{reverted}')) declared (f, next), unnest(next) t;
insert into app.transitions (entity, "from", "to") values ('agent_tasks', 'waiting', 'done');
-- Whoever asked for the task, and who sees every record: a proposal holds what its asker may read. It is decided by whoever may do the
-- act itself (app.begin_release).
insert into app.role_permissions (role, entity, verb, scope) select role, 'agent_approvals', verb, scope from (values
  ('{ceo,admin,auditor}'::text[], 'read', 'all'), ('{project_manager,team_member,employee,sales,marketing,support}', 'read', 'own'),
  ('{ceo,admin}', 'decide', 'all'), ('{project_manager,team_member,employee,sales,marketing,support}', 'decide', 'own'))
  granted (roles, verb, scope), unnest(roles) role;
-- What each would change, row by row, and the hash by which it is known again: nobody's to read but through app.approval_changes.
create table app.approval_effects (
  approval_id uuid primary key references public.agent_approvals on delete cascade, effects jsonb not null check (pg_column_size(effects) <= 131072),
  hash bytea not null,
  -- That in which it was done.
  xid xid8);

-- What an agent may propose: acts that are done by a rehearsal, which never commits, and then wait for a person.
alter table app.agent_acts add proposes text[] not null default '{}' check (cardinality(proposes) <= 50);
alter table app.run_acts add proposes text[] not null default '{}' check (cardinality(proposes) <= 50);
update app.agent_acts set proposes = '{update,merge}' where agent = 'database_manager' and entity in ('leads', 'accounts', 'contacts');
update app.agent_acts set proposes = '{update}' where agent in ('master_coordinator', 'documentation_agent') and entity in ('leads', 'accounts', 'contacts');
update app.agent_acts set proposes = '{create}' where agent in ('master_coordinator', 'documentation_agent') and entity = 'activities';
-- A transaction that has a row here ends without having changed anything: its commit is refused. With a proposal it is one that does
-- what was proposed, until it has done exactly that.
create table app.rehearsals (xid xid8 primary key default pg_current_xact_id(), run_id uuid not null, approval_id uuid);
