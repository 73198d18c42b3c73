CREATE TABLE "repositories" (
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
	"branch" text,
	"watched" boolean DEFAULT true NOT NULL,
	"api_url" text,
	"has_token" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"failing" text[] DEFAULT '{}' NOT NULL,
	"head" text,
	"report" jsonb,
	"last_error" text,
	"looked_at" timestamp with time zone,
	"next_look_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(name, address)) STORED,
	CONSTRAINT "repositories_name" CHECK (btrim("repositories"."name") <> '' and length("repositories"."name") <= 100),
	CONSTRAINT "repositories_address" CHECK (length("repositories"."address") <= 500 and "repositories"."address" ~
		'^(https?://[^/@?#[:space:]]+/[^?#[:space:]]+|/[^[:cntrl:]]+)$'),
	CONSTRAINT "repositories_branch" CHECK ("repositories"."branch" ~ '^[^[:space:][:cntrl:]~^:?*\\]{1,200}$'),
	CONSTRAINT "repositories_api_url" CHECK ("repositories"."api_url" is null or length("repositories"."api_url") <= 500 and "repositories"."address" like 'http%'
		and "repositories"."api_url" ~ '^https?://[^/@?#[:space:]]+(/[^?#[:space:]]*)?$'),
	CONSTRAINT "repositories_status" CHECK ("repositories"."status" in ('waiting', 'in_step', 'needs_attention', 'in_conflict', 'failed')),
	CONSTRAINT "repositories_last_error" CHECK (length("repositories"."last_error") <= 500)
);

CREATE INDEX "repositories_created_at_id_index" ON "repositories" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "repositories_status_created_at_id_index" ON "repositories" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "repositories_name_id_index" ON "repositories" USING btree ("name","id");
CREATE INDEX "repositories_bin_index" ON "repositories" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "repositories_search_index" ON "repositories" USING gin ("search" gin_trgm_ops);
CREATE INDEX "repositories_due_index" ON "repositories" USING btree ("next_look_at") WHERE watched and deleted_at is null;
-- (What the monitor notes while it looks is no new version, and nobody's history.)
insert into app.entities (entity, rolled_up, unlogged) values
  ('repositories', '{report,looked_at,next_look_at,lease_until,looks}', '{report,looked_at,next_look_at,lease_until,looks}');
-- Whoever runs the agents says what is watched, and sees with the auditor what was found: where a secret stands is half of it. How
-- a repository stands is written by the monitor's functions only.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'repositories', verb, 'all', columns from (values
  ('{ceo,admin,project_manager,auditor}'::text[], '{read}'::text[], null::text[]),
  ('{ceo,admin,project_manager}', '{delete,look}', null),
  ('{ceo,admin,project_manager}', '{create,update}', '{name,address,branch,watched,api_url}'))
  granted (roles, verbs, columns), unnest(roles) role, unnest(verbs) verb;
-- The token of a repository, for its Git server and the API of its host. Sealed by the server (src/agents/model/seal.ts): the database
-- cannot read it.
create table app.repository_tokens (
  repository_id uuid primary key references public.repositories on delete cascade, sealed text not null check (length(sealed) <= 2000),
  changed_at timestamptz not null default now(), changed_by uuid not null references public.people);
create index on app.repository_tokens (changed_by);
-- Whoever runs the agents is told what a repository has that it should not, and when it cannot be looked at.
update app.notice_kinds set place = place + 1 where place > 7;
insert into app.notice_kinds (kind, place, security, email, push) values ('repository', 8, false, true, false);
