CREATE TABLE "agent_policies" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"agent_id" uuid NOT NULL,
	"status" text DEFAULT 'candidate' NOT NULL,
	"number" integer,
	"name" text GENERATED ALWAYS AS (coalesce('Version ' || number::text, 'Candidate')) STORED NOT NULL,
	"model" text NOT NULL,
	"temperature" numeric(3, 2) NOT NULL,
	"prompt" text NOT NULL,
	"trial" text,
	"task_id" uuid,
	"base_id" uuid,
	"tried" integer,
	"passed" integer,
	"base_passed" integer,
	"trial_note" text,
	"reason" text,
	"adopted_by" uuid,
	"adopted_at" timestamp with time zone,
	CONSTRAINT "agent_policies_status" CHECK ("agent_policies"."status" in ('candidate', 'in_force', 'former')),
	CONSTRAINT "agent_policies_number" CHECK (("agent_policies"."number" is null) = ("agent_policies"."status" = 'candidate')),
	CONSTRAINT "agent_policies_trial" CHECK ("agent_policies"."trial" in ('running', 'passed', 'failed', 'broken')),
	CONSTRAINT "agent_policies_model" CHECK (btrim("agent_policies"."model") <> '' and length("agent_policies"."model") <= 200),
	CONSTRAINT "agent_policies_temperature" CHECK ("agent_policies"."temperature" between 0 and 2),
	CONSTRAINT "agent_policies_prompt_size" CHECK (length("agent_policies"."prompt") <= 20000),
	CONSTRAINT "agent_policies_texts" CHECK (length("agent_policies"."reason") <= 500 and length("agent_policies"."trial_note") <= 500)
);

ALTER TABLE "agent_policies" ADD CONSTRAINT "agent_policies_agent_id_ai_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."ai_agents"("id") ON DELETE
	no action ON UPDATE no action;
ALTER TABLE "agent_policies" ADD CONSTRAINT "agent_policies_task_id_agent_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."agent_tasks"("id") ON
	DELETE set null ON UPDATE no action;
ALTER TABLE "agent_policies" ADD CONSTRAINT "agent_policies_adopted_by_people_id_fk" FOREIGN KEY ("adopted_by") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "agent_policies_created_at_id_index" ON "agent_policies" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_policies_agent_id_created_at_id_index" ON "agent_policies" USING btree ("agent_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "agent_policies_bin_index" ON "agent_policies" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE UNIQUE INDEX "agent_policies_candidate_index" ON "agent_policies" USING btree ("agent_id") WHERE status = 'candidate' and deleted_at is null;
CREATE UNIQUE INDEX "agent_policies_number_index" ON "agent_policies" USING btree ("agent_id","number");
CREATE INDEX "agent_policies_task_id_index" ON "agent_policies" USING btree ("task_id");
CREATE INDEX "agent_policies_adopted_by_index" ON "agent_policies" USING btree ("adopted_by");

-- Versions of agents: what an agent is told and which model it asks, as a candidate, in force, or former.
insert into app.entities (entity, state) values ('agent_policies', 'status');
insert into app.transitions (entity, "from", "to") values ('agent_policies', '', 'candidate'), ('agent_policies', '', 'in_force'),
  ('agent_policies', 'candidate', 'in_force'), ('agent_policies', 'in_force', 'former');
insert into app.scopes (entity, scope, "key") values ('agent_policies', 'all', 'all') on conflict do nothing;
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'agent_policies', verb, 'all', columns from (values
  ('{ceo,admin,auditor}'::text[], 'read', null::text[]), ('{admin}', 'create', '{agent_id,model,temperature,prompt}'),
  ('{admin}', 'update', '{model,temperature,prompt}'), ('{admin}', 'delete', null)) granted (roles, verb, columns), unnest(roles) role;
-- What came out where a version was tried on a case; nothing yet where no outcome stands.
create table app.case_results (
  policy_id uuid references public.agent_policies on delete cascade, case_id uuid references public.agent_cases on delete cascade,
  outcome text check (outcome in ('passed', 'failed', 'skipped')), came jsonb check (pg_column_size(came) <= 32768),
  note text check (length(note) <= 500), at timestamptz, primary key (policy_id, case_id));
create index on app.case_results (case_id);
