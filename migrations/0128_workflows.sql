CREATE TABLE "workflows" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"owner_id" uuid,
	"name" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"definition" jsonb NOT NULL,
	"published" integer,
	"publisher_id" uuid,
	"published_at" timestamp with time zone,
	"changed" boolean DEFAULT true NOT NULL,
	"paused_reason" text,
	"next_at" timestamp with time zone,
	"dropped" integer DEFAULT 0 NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(name, note)) STORED,
	CONSTRAINT "workflows_name" CHECK (btrim("workflows"."name") <> '' and length("workflows"."name") <= 100),
	CONSTRAINT "workflows_note" CHECK (length("workflows"."note") <= 2000),
	CONSTRAINT "workflows_paused_reason" CHECK (length("workflows"."paused_reason") <= 300)
);

ALTER TABLE "workflows" ADD CONSTRAINT "workflows_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_publisher_id_people_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "workflows_created_at_id_index" ON "workflows" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "workflows_owner_id_created_at_id_index" ON "workflows" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "workflows_status_created_at_id_index" ON "workflows" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "workflows_name_id_index" ON "workflows" USING btree ("name","id");
CREATE INDEX "workflows_bin_index" ON "workflows" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "workflows_search_index" ON "workflows" USING gin ("search" gin_trgm_ops);
CREATE INDEX "workflows_publisher_id_index" ON "workflows" USING btree ("publisher_id");
CREATE INDEX "workflows_due_index" ON "workflows" USING btree ("next_at") WHERE next_at is not null;
-- (How it stands with its schedule is nobody's version; that it is published or pauses stands in the log.)
insert into app.entities (entity, state, rolled_up, unlogged) values
  ('workflows', 'status', '{status,published,publisher_id,published_at,changed,paused_reason,next_at,dropped}', '{next_at,dropped,changed}');
insert into app.transitions (entity, "from", "to") values ('workflows', '', 'draft'), ('workflows', 'draft', 'active'),
  ('workflows', 'active', 'paused'), ('workflows', 'paused', 'active');
-- Everybody at the company sees what is done by itself. Who manages or markets makes and publishes their own, an administrator all.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'workflows', verb, scope, columns from (values
  ('{ceo,admin,auditor,project_manager,team_member,employee,sales,marketing,support}'::text[], '{read}'::text[], 'all', null::text[]),
  ('{admin}', '{delete,publish}', 'all', null), ('{admin}', '{create}', 'all', '{owner_id,name,note,definition}'),
  ('{admin}', '{update}', 'all', '{name,note,definition}'),
  ('{project_manager,marketing}', '{publish}', 'own', null), ('{project_manager,marketing}', '{create}', 'own', '{owner_id,name,note,definition}'),
  ('{project_manager,marketing}', '{update}', 'own', '{name,note,definition}'))
  granted (roles, verbs, scope, columns), unnest(roles) role, unnest(verbs) verb;
insert into app.role_permissions (role, entity, verb, scope) select role, '/workflows', 'read', 'all'
  from unnest('{ceo,admin,auditor,project_manager,team_member,employee,sales,marketing,support}'::text[]) role on conflict do nothing;
insert into app.searchable (entity, entity_type, state, codes) values ('workflows', 'other', 'status', '{}');
-- What was published, by whom: a run ends on the version that it began on, under the rights of that person.
create table app.workflow_versions (
  workflow_id uuid not null references public.workflows on delete cascade, number int not null, definition jsonb not null,
  publisher_id uuid not null references public.people, published_at timestamptz not null default now(), primary key (workflow_id, number));
create index on app.workflow_versions (publisher_id);
-- A run: one start of a workflow. What waits is a row and holds nothing: it is looked at again at next_at, or once it is woken.
create table app.workflow_runs (
  id uuid primary key default app.new_id(), place bigint not null generated always as identity,
  workflow_id uuid not null, number int not null, entity text, row_id uuid, xid xid8, starter_id uuid, started_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'succeeded', 'failed', 'stopped')),
  at int not null default 0, attempts int not null default 0, next_at timestamptz default now(), lease uuid,
  waits_for text check (waits_for in ('time', 'record', 'person')), wait_until timestamptz, wait_entity text, wait_row uuid, wait_states text[], wait_step text,
  person_id uuid, question text check (length(question) <= 500), answers jsonb not null default '{}' check (pg_column_size(answers) <= 65536),
  chain uuid[] not null default '{}', error text check (length(error) <= 300), ended_at timestamptz,
  foreign key (workflow_id, number) references app.workflow_versions on delete cascade, unique (workflow_id, xid, row_id));
create index on app.workflow_runs (next_at) where state = 'waiting' and next_at is not null;
create index on app.workflow_runs (workflow_id, place desc);
create index on app.workflow_runs (workflow_id, state, place desc);
create index on app.workflow_runs (wait_row) where wait_row is not null;
create index on app.workflow_runs (person_id) where person_id is not null;
create index on app.workflow_runs (ended_at) where ended_at is not null;
-- What each step came to, in the order in which it did.
create table app.workflow_steps (
  run_id uuid not null references app.workflow_runs on delete cascade, no bigint not null generated always as identity, step text not null,
  state text not null check (state in ('done', 'retried', 'failed', 'passed', 'waiting')), output jsonb, error text check (length(error) <= 300),
  ended_at timestamptz not null default clock_timestamp(), ms int, primary key (run_id, no));
alter table app.runs add workflow_run_id uuid references app.workflow_runs on delete set null;
create index on app.runs (workflow_run_id) where workflow_run_id is not null;
insert into app.feed_cursors values ('workflows', pg_current_xact_id());
-- Whoever a run asks, and whose workflow fails, is told.
update app.notice_kinds set place = place + 1 where place > 9;
insert into app.notice_kinds (kind, place, security, email, push) values ('workflow', 10, false, true, false);
-- (What is tried by a person belongs to no run.)
alter table app.rehearsals alter run_id drop not null;
