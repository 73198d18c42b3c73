CREATE TABLE "agent_memories" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"owner_id" uuid,
	"text" text NOT NULL,
	"name" text GENERATED ALWAYS AS ("left"(text, 120)) STORED NOT NULL,
	"agent_id" uuid NOT NULL,
	"task_id" uuid,
	"run_id" uuid NOT NULL,
	"lead_ids" uuid[] DEFAULT '{}' NOT NULL,
	"account_ids" uuid[] DEFAULT '{}' NOT NULL,
	"contact_ids" uuid[] DEFAULT '{}' NOT NULL,
	"personal" boolean NOT NULL,
	"untrusted" boolean NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(text)) STORED,
	CONSTRAINT "agent_memories_text" CHECK (btrim("agent_memories"."text") <> '' and length("agent_memories"."text") <= 500),
	CONSTRAINT "agent_memories_personal" CHECK ("agent_memories"."personal" or "agent_memories"."lead_ids" || "agent_memories"."account_ids" ||
		"agent_memories"."contact_ids" <> '{}'),
	CONSTRAINT "agent_memories_sources" CHECK (cardinality("agent_memories"."lead_ids") + cardinality("agent_memories"."account_ids") +
		cardinality("agent_memories"."contact_ids") <= 50)
);

ALTER TABLE "agent_memories" ADD CONSTRAINT "agent_memories_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "agent_memories" ADD CONSTRAINT "agent_memories_agent_id_ai_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."ai_agents"("id") ON DELETE
	no action ON UPDATE no action;
ALTER TABLE "agent_memories" ADD CONSTRAINT "agent_memories_task_id_agent_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."agent_tasks"("id") ON
	DELETE set null ON UPDATE no action;
CREATE INDEX "agent_memories_created_at_id_index" ON "agent_memories" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "agent_memories_owner_id_created_at_id_index" ON "agent_memories" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "agent_memories_agent_id_created_at_id_index" ON "agent_memories" USING btree ("agent_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "agent_memories_bin_index" ON "agent_memories" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "agent_memories_search_index" ON "agent_memories" USING gin ("search" gin_trgm_ops);
CREATE INDEX "agent_memories_lead_ids_index" ON "agent_memories" USING gin ("lead_ids");
CREATE INDEX "agent_memories_account_ids_index" ON "agent_memories" USING gin ("account_ids");
CREATE INDEX "agent_memories_contact_ids_index" ON "agent_memories" USING gin ("contact_ids");
CREATE INDEX "agent_memories_task_id_index" ON "agent_memories" USING btree ("task_id");

-- Lists that judge: a row is seen only by whoever sees each living record that they name (app.by_sources). `told_by`: the column of the
-- agent that wrote a row; a run reads only what its own agent may be told by that one.
alter table app.reference_lists add judges boolean not null default false;
alter table app.entities add told_by name;
insert into app.reference_lists (entity, list, target, judges) values ('agent_memories', 'lead_ids', 'leads', true),
  ('agent_memories', 'account_ids', 'accounts', true), ('agent_memories', 'contact_ids', 'contacts', true);
-- (Merging moves what a memory names: no new version, and no change that somebody who approves a merge must see.)
insert into app.entities (entity, told_by, rolled_up, unlogged) values
  ('agent_memories', 'agent_id', '{lead_ids,account_ids,contact_ids}', '{lead_ids,account_ids,contact_ids}');
insert into app.scopes (entity, scope, "key", extra) values ('agent_memories', 'shared', 'all', 'not personal');
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'agent_memories', verb, scope, columns from (values
  ('{ceo,admin,auditor}'::text[], 'read', '{all}'::text[], null::text[]),
  ('{project_manager,team_member,employee,sales,marketing,support}', 'read', '{own,shared}', null),
  ('{ceo,admin}', 'update', '{all}', '{text}'), ('{ceo,admin}', 'delete', '{all}', null),
  ('{project_manager,team_member,employee,sales,marketing,support}', 'update', '{own}', '{text}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', 'delete', '{own}', null)) granted (roles, verb, scopes, columns),
  unnest(roles) role, unnest(scopes) scope;
-- Those who look things up recall what was remembered. (What they remember the server writes for them.)
insert into app.agent_acts (agent, entity, acts) select distinct agent, 'agent_memories'::name, '{read}'::text[] from app.agent_acts
 where entity = 'leads';
