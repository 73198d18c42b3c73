ALTER TABLE "agent_approvals" ADD COLUMN "edited" jsonb;
ALTER TABLE "agent_approvals" ADD COLUMN "editor_id" uuid;
ALTER TABLE "agent_approvals" ADD CONSTRAINT "agent_approvals_editor_id_people_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "agent_approvals_editor_id_index" ON "agent_approvals" USING btree ("editor_id");

-- A proposal whose values a decider has put others in the place of: what it would have changed as it was proposed.
alter table app.approval_effects add proposed jsonb check (pg_column_size(proposed) <= 131072);

CREATE TABLE "agent_cases" (
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
	"decision" text NOT NULL,
	"agent_id" uuid NOT NULL,
	"approval_id" uuid NOT NULL,
	"task_id" uuid,
	"capability" text NOT NULL,
	"asked" jsonb NOT NULL,
	"tool" text NOT NULL,
	"input" jsonb NOT NULL,
	"edited" jsonb,
	"entity" text NOT NULL,
	"row_id" uuid,
	"decider_id" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	"reason" text,
	"policy_version" integer NOT NULL,
	"lead_ids" uuid[] DEFAULT '{}' NOT NULL,
	"account_ids" uuid[] DEFAULT '{}' NOT NULL,
	"contact_ids" uuid[] DEFAULT '{}' NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(title)) STORED,
	CONSTRAINT "agent_cases_title" CHECK (btrim("agent_cases"."title") <> '' and length("agent_cases"."title") <= 200),
	CONSTRAINT "agent_cases_decision" CHECK ("agent_cases"."decision" in ('approved', 'edited', 'rejected')),
	CONSTRAINT "agent_cases_reason" CHECK (length("agent_cases"."reason") <= 500)
);

ALTER TABLE "agent_cases" ADD CONSTRAINT "agent_cases_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "agent_cases" ADD CONSTRAINT "agent_cases_agent_id_ai_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."ai_agents"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "agent_cases" ADD CONSTRAINT "agent_cases_approval_id_agent_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES
	"public"."agent_approvals"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "agent_cases" ADD CONSTRAINT "agent_cases_task_id_agent_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."agent_tasks"("id") ON DELETE set
	null ON UPDATE no action;
ALTER TABLE "agent_cases" ADD CONSTRAINT "agent_cases_decider_id_people_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "agent_cases_created_at_id_index" ON "agent_cases" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_cases_owner_id_created_at_id_index" ON "agent_cases" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_cases_agent_id_created_at_id_index" ON "agent_cases" USING btree ("agent_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_cases_decision_created_at_id_index" ON "agent_cases" USING btree ("decision","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_cases_bin_index" ON "agent_cases" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "agent_cases_search_index" ON "agent_cases" USING gin ("search" gin_trgm_ops);
CREATE INDEX "agent_cases_lead_ids_index" ON "agent_cases" USING gin ("lead_ids");
CREATE INDEX "agent_cases_account_ids_index" ON "agent_cases" USING gin ("account_ids");
CREATE INDEX "agent_cases_contact_ids_index" ON "agent_cases" USING gin ("contact_ids");
CREATE INDEX "agent_cases_approval_id_index" ON "agent_cases" USING btree ("approval_id");
CREATE INDEX "agent_cases_task_id_index" ON "agent_cases" USING btree ("task_id");
CREATE INDEX "agent_cases_decider_id_index" ON "agent_cases" USING btree ("decider_id");

-- Cases: each decision on what an agent proposed (app.keep_case), seen by whoever sees all records that it is about.
insert into app.reference_lists (entity, list, target, judges) values ('agent_cases', 'lead_ids', 'leads', true),
  ('agent_cases', 'account_ids', 'accounts', true), ('agent_cases', 'contact_ids', 'contacts', true);
insert into app.entities (entity, json_size, rolled_up, unlogged) values
  ('agent_cases', 16384, '{lead_ids,account_ids,contact_ids}', '{lead_ids,account_ids,contact_ids}');
insert into app.role_permissions (role, entity, verb, scope) select role, 'agent_cases', verb, scope from (values
  ('{ceo,admin,auditor}'::text[], 'read', 'all'), ('{project_manager,team_member,employee,sales,marketing,support}', 'read', 'own'),
  ('{ceo,admin}', 'delete', 'all'), ('{project_manager,team_member,employee,sales,marketing,support}', 'delete', 'own'))
  granted (roles, verb, scope), unnest(roles) role;
