CREATE TABLE "ai_agents" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"model" text NOT NULL,
	"specialization" text,
	"temperature" numeric(3, 2) DEFAULT 0.2 NOT NULL,
	"capabilities" text[] DEFAULT '{}' NOT NULL,
	"policy_version" integer DEFAULT 1 NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"paused_by" uuid,
	CONSTRAINT "ai_agents_key_unique" UNIQUE("key"),
	CONSTRAINT "ai_agents_key" CHECK ("ai_agents"."key" ~ '^[a-z0-9]+(_[a-z0-9]+)*$' and length("ai_agents"."key") <= 60),
	CONSTRAINT "ai_agents_name" CHECK (btrim("ai_agents"."name") <> '' and length("ai_agents"."name") <= 100),
	CONSTRAINT "ai_agents_role" CHECK ("ai_agents"."role" in ('manager', 'specialist', 'operator')),
	CONSTRAINT "ai_agents_status" CHECK ("ai_agents"."status" in ('active', 'idle', 'paused')),
	CONSTRAINT "ai_agents_model" CHECK (btrim("ai_agents"."model") <> '' and length("ai_agents"."model") <= 200),
	CONSTRAINT "ai_agents_temperature" CHECK ("ai_agents"."temperature" between 0 and 2),
	CONSTRAINT "ai_agents_metadata" CHECK (jsonb_typeof("ai_agents"."metadata") = 'object'),
	CONSTRAINT "ai_agents_paused_by" CHECK ("ai_agents"."paused_by" is null or "ai_agents"."status" = 'paused')
);

CREATE INDEX "ai_agents_created_at_id_index" ON "ai_agents" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "ai_agents_role_id_index" ON "ai_agents" USING btree ("role","id");
CREATE INDEX "ai_agents_bin_index" ON "ai_agents" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE UNIQUE INDEX "ai_agents_name_index" ON "ai_agents" USING btree (app.fold(name)) WHERE deleted_at is null;
insert into app.entities (entity, state) values ('ai_agents', 'status');
insert into app.transitions (entity, "from", "to") values ('ai_agents', '', 'active'), ('ai_agents', '', 'idle'), ('ai_agents', 'active', 'idle'),
  ('ai_agents', 'active', 'paused'), ('ai_agents', 'idle', 'active'), ('ai_agents', 'idle', 'paused'), ('ai_agents', 'paused', 'active');
-- All of the staff see whom they work with; whoever runs the agents pauses and resumes them. Nobody removes one.
insert into app.role_permissions (role, entity, verb, scope) select role, 'ai_agents', verb, 'all' from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}'::text[], '{read}'::text[]),
  ('{admin}', '{create,update}'), ('{ceo,admin,project_manager}', '{pause}')) granted (roles, verbs), unnest(roles) role, unnest(verbs) verb;
