CREATE TABLE "phases" (
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
	"rank" integer DEFAULT null NOT NULL,
	"starts_on" date,
	"due_on" date,
	"client_visible" boolean DEFAULT true NOT NULL,
	"project_key" text,
	"owner_id" uuid,
	"team_id" uuid,
	"account_id" uuid,
	"project_visible" boolean,
	"project_deleted_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (app.fold(project_key, name)) STORED,
	CONSTRAINT "phases_name" CHECK (length("phases"."name") between 1 and 120),
	CONSTRAINT "phases_starts_on" CHECK ("phases"."starts_on" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "phases_due_on" CHECK ("phases"."due_on" >= "phases"."starts_on" and "phases"."due_on" between '2000-01-01' and '2100-12-31')
);

ALTER TABLE "tasks" ADD COLUMN "phase_id" uuid;
ALTER TABLE "tasks" ADD COLUMN "phase_name" text;
ALTER TABLE "tasks" ADD COLUMN "left_phase_id" uuid;
ALTER TABLE "phases" ADD CONSTRAINT "phases_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "phases_created_at_id_index" ON "phases" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "phases_team_id_created_at_id_index" ON "phases" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "phases_owner_id_created_at_id_index" ON "phases" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "phases_project_id_created_at_id_index" ON "phases" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "phases_account_id_created_at_id_index" ON "phases" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "phases_name_id_index" ON "phases" USING btree ("name","id");
CREATE INDEX "phases_bin_index" ON "phases" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "phases_search_index" ON "phases" USING gin ("search" gin_trgm_ops);
CREATE INDEX "phases_project_id_rank_id_index" ON "phases" USING btree ("project_id","rank","id");
CREATE UNIQUE INDEX "phases_name" ON "phases" USING btree ("project_id",lower("name")) WHERE deleted_at is null;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_phase_id_phases_id_fk" FOREIGN KEY ("phase_id") REFERENCES "public"."phases"("id") ON DELETE no action ON UPDATE no
	action;
CREATE INDEX "tasks_phase_id_index" ON "tasks" USING btree ("phase_id");
CREATE INDEX "tasks_left_phase_id" ON "tasks" USING btree ("left_phase_id") WHERE left_phase_id is not null;
insert into app.entities (entity, state) values ('phases', null);
insert into app.copied_columns (entity, parent, via, col, from_col) select 'phases', 'projects', 'project_id', col, from_col
  from (values ('owner_id'::name, 'owner_id'::name), ('team_id', 'team_id'), ('account_id', 'account_id'), ('project_key', 'key'),
    ('project_visible', 'client_visible'), ('project_deleted_at', 'deleted_at')) columns (col, from_col);
-- Who sees a project sees its phases, who manages it makes them; a client sees those that are shown, of a project that is, as with milestones.
insert into app.scopes (entity, scope, col, "key", extra) values ('phases', 'project', 'project_id', 'member:project', null),
  ('phases', 'shown', 'account_id', 'account', 'client_visible is true and project_visible is true and project_deleted_at is null');
insert into app.role_permissions (role, entity, verb, scope) select role, 'phases', verb, scope from (values
  ('{ceo,admin,support,auditor}'::text[], '{read}'::text[], '{all}'::text[]), ('{ceo,admin}', '{create,update,delete}', '{all}'),
  ('{project_manager}', '{read}', '{own,project}'), ('{project_manager}', '{create,update,delete}', '{own}'),
  ('{sales}', '{read}', '{own,team,project}'), ('{team_member,employee,marketing}', '{read}', '{own,project}')) granted (roles, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'phases', 'read', 'shown',
  '{project_id,rank,starts_on,due_on,client_visible,project_visible,project_deleted_at}'::text[] from unnest('{client,client_admin}'::text[]) role;
-- A phase is called otherwise, goes and comes back without being in the way of whoever changes one of its tasks; so does what stands below a
-- task, where that goes to another phase.
update app.entities set rolled_up = rolled_up || '{phase_id,phase_name,left_phase_id}', unlogged = unlogged || '{left_phase_id}' where entity = 'tasks';
