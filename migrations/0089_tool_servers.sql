CREATE TABLE "tool_servers" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"has_token" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"offers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allowed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_error" text,
	"looked_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (app.fold(name, address)) STORED,
	CONSTRAINT "tool_servers_name" CHECK (btrim("tool_servers"."name") <> '' and length("tool_servers"."name") <= 100),
	CONSTRAINT "tool_servers_address" CHECK (length("tool_servers"."address") <= 500 and "tool_servers"."address" ~
		'^https?://[^/@?#[:space:]]+(/[^?#[:space:]]*)?$'),
	CONSTRAINT "tool_servers_status" CHECK ("tool_servers"."status" in ('waiting', 'reachable', 'altered', 'failed')),
	CONSTRAINT "tool_servers_offers" CHECK (jsonb_typeof(offers) = 'array' and pg_column_size(offers) <= 131072),
	CONSTRAINT "tool_servers_allowed" CHECK (jsonb_typeof(allowed) = 'object' and pg_column_size(allowed) <= 65536),
	CONSTRAINT "tool_servers_last_error" CHECK (length("tool_servers"."last_error") <= 500)
);

CREATE INDEX "tool_servers_created_at_id_index" ON "tool_servers" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tool_servers_status_created_at_id_index" ON "tool_servers" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tool_servers_name_id_index" ON "tool_servers" USING btree ("name","id");
CREATE INDEX "tool_servers_bin_index" ON "tool_servers" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "tool_servers_search_index" ON "tool_servers" USING gin ("search" gin_trgm_ops);
-- (What a look notes is no new version, and nobody's history; what is allowed is.)
insert into app.entities (entity, rolled_up, unlogged) values
  ('tool_servers', '{offers,looked_at,status,last_error}', '{offers,looked_at,status,last_error}');
-- What agents may ask outside leaves the company: those at its head say so, and the auditor sees it.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'tool_servers', verb, 'all', columns from (values
  ('{ceo,admin,auditor}'::text[], '{read}'::text[], null::text[]),
  ('{ceo,admin}', '{delete,allow}', null),
  ('{ceo,admin}', '{create,update}', '{name,address}'))
  granted (roles, verbs, columns), unnest(roles) role, unnest(verbs) verb;
-- The token of a tool server, for its address alone. Sealed by the server (src/agents/model/seal.ts): the database cannot read it.
create table app.tool_server_tokens (
  tool_server_id uuid primary key references public.tool_servers on delete cascade, sealed text not null check (length(sealed) <= 2000),
  changed_at timestamptz not null default now(), changed_by uuid not null references public.people);
create index on app.tool_server_tokens (changed_by);
-- What a task has asked outside, before it is asked: where a server dies before the answer is kept, it is not asked twice.
create table app.outside_calls (
  task_id uuid not null references public.agent_tasks on delete cascade, asked bytea not null check (length(asked) = 32),
  at timestamptz not null default now(), primary key (task_id, asked));
create index on app.outside_calls (at);
