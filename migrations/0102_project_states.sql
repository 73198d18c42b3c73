CREATE TABLE "project_states" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"rank" integer DEFAULT null NOT NULL,
	"replaced_by" uuid,
	"owner_id" uuid,
	"team_id" uuid,
	"project_key" text,
	CONSTRAINT "project_states_name" CHECK (length("project_states"."name") between 1 and 40)
);

ALTER TABLE "tasks" ADD COLUMN "state_id" uuid;
ALTER TABLE "tasks" ADD COLUMN "state_name" text;
ALTER TABLE "tasks" ADD COLUMN "left_state_id" uuid;
ALTER TABLE "tasks" ADD COLUMN "lane" text GENERATED ALWAYS AS (coalesce(state_id::text, status)) STORED NOT NULL;
-- What is there already is in the order of its numbers (app.rank_of), worked out where the table is written anew, without a word in the log.
ALTER TABLE "tasks" ADD COLUMN "rank" text COLLATE "C" GENERATED ALWAYS AS ('g'
  || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 1 + (number * 1000::bigint / 56800235584 % 62)::int, 1)
  || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 1 + (number * 1000::bigint / 916132832 % 62)::int, 1)
  || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 1 + (number * 1000::bigint / 14776336 % 62)::int, 1)
  || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 1 + (number * 1000::bigint / 238328 % 62)::int, 1)
  || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 1 + (number * 1000::bigint / 3844 % 62)::int, 1)
  || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 1 + (number * 1000::bigint / 62 % 62)::int, 1)
  || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 1 + (number * 1000::bigint / 1 % 62)::int, 1)) STORED;
ALTER TABLE "tasks" ALTER COLUMN "rank" DROP EXPRESSION;
ALTER TABLE "tasks" ALTER COLUMN "rank" SET DEFAULT null;
ALTER TABLE "tasks" ALTER COLUMN "rank" SET NOT NULL;
ALTER TABLE "project_states" ADD CONSTRAINT "project_states_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON
	DELETE no action ON UPDATE no action;
CREATE INDEX "project_states_created_at_id_index" ON "project_states" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "project_states_team_id_created_at_id_index" ON "project_states" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "project_states_owner_id_created_at_id_index" ON "project_states" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "project_states_project_id_created_at_id_index" ON "project_states" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "project_states_bin_index" ON "project_states" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "project_states_project_key_index" ON "project_states" USING btree ("project_key");
CREATE UNIQUE INDEX "project_states_name" ON "project_states" USING btree ("project_id",lower("name")) WHERE deleted_at is null;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_state_id_project_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."project_states"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "tasks_rank_id_index" ON "tasks" USING btree ("rank","id");
CREATE INDEX "tasks_project_key_rank_id_index" ON "tasks" USING btree ("project_key","rank","id");
CREATE INDEX "tasks_project_key_lane_rank_id_index" ON "tasks" USING btree ("project_key","lane","rank","id");
CREATE INDEX "tasks_project_key_lane_due_on_id_index" ON "tasks" USING btree ("project_key","lane","due_on","id");
CREATE INDEX "tasks_state_id_index" ON "tasks" USING btree ("state_id");
CREATE INDEX "tasks_left_state_id" ON "tasks" USING btree ("left_state_id") WHERE left_state_id is not null;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_rank" CHECK ("tasks"."rank" ~ '^[a-zA-Z][0-9A-Za-z]{0,99}$');
insert into app.entities (entity, state) values ('project_states', null);
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('project_states', 'projects', 'project_id', 'owner_id', 'owner_id'), ('project_states', 'projects', 'project_id', 'team_id', 'team_id'),
  ('project_states', 'projects', 'project_id', 'project_key', 'key');
-- Who sees a project sees its states, who manages it makes them. (Clients read what their tasks' states mean, not how they are called.)
insert into app.scopes (entity, scope, col, "key", extra) values ('project_states', 'project', 'project_id', 'member:project', null);
insert into app.role_permissions (role, entity, verb, scope) select role, 'project_states', verb, scope from (values
  ('{ceo,admin,support,auditor}'::text[], '{read}'::text[], '{all}'::text[]), ('{ceo,admin}', '{create,update,delete}', '{all}'),
  ('{project_manager}', '{read}', '{own,project}'), ('{project_manager}', '{create,update,delete}', '{own}'),
  ('{sales}', '{read}', '{own,team,project}'), ('{team_member,employee,marketing}', '{read}', '{own,project}')) granted (roles, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
-- A project's states come and go without being in the way of whoever changes a task.
update app.entities set rolled_up = rolled_up || '{state_id,state_name,left_state_id}', unlogged = unlogged || '{left_state_id,lane}' where entity = 'tasks';
-- (What they know of it keeps a change of both in one line of the history.)
update app.role_permissions set columns = columns || '{state_id}' where entity = 'tasks' and role in ('client', 'client_admin') and verb = 'read';
-- Rows of these have an order of their own, by a column `rank`, within those that share a value of another.
alter table app.entities add column ranked_within name;
update app.entities set ranked_within = 'project_id' where entity = 'tasks';
