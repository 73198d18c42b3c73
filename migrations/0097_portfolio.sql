CREATE TABLE "absences" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"person_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"kind" text DEFAULT 'leave' NOT NULL,
	"half_days" boolean DEFAULT false NOT NULL,
	CONSTRAINT "absences_kind" CHECK ("absences"."kind" in ('leave', 'sick', 'other')),
	CONSTRAINT "absences_starts_on" CHECK ("absences"."starts_on" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "absences_ends_on" CHECK ("absences"."ends_on" between "absences"."starts_on" and "absences"."starts_on" + 365)
);

CREATE TABLE "risks" (
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
	"kind" text DEFAULT 'risk' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"probability" integer,
	"impact" integer,
	"weight" integer GENERATED ALWAYS AS (coalesce(probability::int, 0) * coalesce(impact::int, 0)) STORED NOT NULL,
	"response" text,
	"person_id" uuid,
	"owner_id" uuid,
	"team_id" uuid,
	CONSTRAINT "risks_kind" CHECK ("risks"."kind" in ('risk', 'decision')),
	CONSTRAINT "risks_status" CHECK ("risks"."status" in ('open', 'closed', case "risks"."kind" when 'risk' then 'occurred' else 'taken' end)),
	CONSTRAINT "risks_probability" CHECK ("risks"."probability" is null or "risks"."probability" between 1 and 5 and "risks"."kind" = 'risk'),
	CONSTRAINT "risks_impact" CHECK ("risks"."impact" is null or "risks"."impact" between 1 and 5 and "risks"."kind" = 'risk')
);

ALTER TABLE "people" ADD COLUMN "weekly_hours" numeric(4, 1);
ALTER TABLE "projects" ADD COLUMN "asked_at" timestamp with time zone;
ALTER TABLE "projects" ADD COLUMN "asked_by" uuid;
ALTER TABLE "absences" ADD CONSTRAINT "absences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "risks" ADD CONSTRAINT "risks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "risks" ADD CONSTRAINT "risks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no
	action;
CREATE INDEX "absences_person_id_starts_on_index" ON "absences" USING btree ("person_id","starts_on");
CREATE INDEX "absences_ends_on_index" ON "absences" USING btree ("ends_on");
CREATE INDEX "risks_created_at_id_index" ON "risks" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "risks_team_id_created_at_id_index" ON "risks" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "risks_owner_id_created_at_id_index" ON "risks" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "risks_project_id_created_at_id_index" ON "risks" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "risks_bin_index" ON "risks" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "risks_project_id_weight_id_index" ON "risks" USING btree ("project_id","weight","id");
CREATE INDEX "risks_weight_id_index" ON "risks" USING btree ("weight" DESC NULLS FIRST,"id") WHERE status = 'open' and deleted_at is null;
CREATE INDEX "risks_person_id_index" ON "risks" USING btree ("person_id");
ALTER TABLE "projects" ADD CONSTRAINT "projects_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "projects_asked_by_index" ON "projects" USING btree ("asked_by");
ALTER TABLE "people" ADD CONSTRAINT "people_weekly_hours" CHECK ("people"."weekly_hours" between 0 and 100);
-- How far a project is and what stands in its way is read from these alone (app.portfolio).
create index tasks_progress on public.tasks (project_id, status, due_on)
  include (id, parent_id, estimate, owner_id, manager_id, created_by, team_id, account_id)
  where deleted_at is null;
create index tasks_blocked on public.tasks (project_id) where blocked_reason is not null and deleted_at is null;
create index tasks_children on public.tasks (parent_id) where parent_id is not null and status <> 'cancelled' and deleted_at is null;
-- Who has asked how a project goes, and when last.
create table app.report_requests (
  project_id uuid not null references public.projects (id), user_id uuid not null references public.people (id), asked_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
create index on app.report_requests (user_id);
update app.entities set rolled_up = rolled_up || '{asked_at,asked_by}', unlogged = unlogged || '{asked_at,asked_by}' where entity = 'projects';

insert into app.entities (entity, state) values ('risks', null), ('absences', null);
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('risks', 'projects', 'project_id', 'owner_id', 'owner_id'), ('risks', 'projects', 'project_id', 'team_id', 'team_id');
insert into app.scopes (entity, scope, col, "key") values ('risks', 'project', 'project_id', 'member:project'), ('absences', 'person', 'person_id', 'user');
insert into app.role_permissions (role, entity, verb, scope) select role, entity, verb, scope from (values
  ('{ceo,admin,support,auditor}'::text[], 'risks', '{read}'::text[], '{all}'::text[]), ('{ceo,admin}', 'risks', '{create,update,delete}', '{all}'),
  ('{project_manager}', 'risks', '{read}', '{own,project}'), ('{project_manager}', 'risks', '{create,update,delete}', '{own}'),
  ('{sales}', 'risks', '{read}', '{own,team,project}'), ('{team_member,employee,marketing}', 'risks', '{read}', '{own,project}'),
  -- Whoever works in a project says what may go wrong there.
  ('{project_manager,team_member,employee,sales,marketing}', 'risks', '{create}', '{project}'),
  ('{ceo,admin}', 'absences', '{read}', '{all}'), ('{admin}', 'absences', '{create,update,delete}', '{all}'),
  ('{ceo}', 'absences', '{create,update,delete}', '{person}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', 'absences', '{read,create,update,delete}', '{person}'),
  ('{ceo,admin,support}', 'projects', '{ask_for_report}', '{all}'), ('{sales}', 'projects', '{ask_for_report}', '{team,project}'),
  ('{project_manager,team_member,employee,marketing}', 'projects', '{ask_for_report}', '{project}')) granted (roles, entity, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
update app.role_permissions set columns = columns || '{weekly_hours}' where role = 'admin' and entity = 'people' and verb = 'update';
update app.notice_kinds set place = place + 1 where place > 3;
insert into app.notice_kinds (kind, place, security, email) values ('report_asked', 4, false, true);
-- What people have to do, by whom and when (app.spread_work).
create index tasks_open on public.tasks (owner_id, due_on)
  include (id, starts_on, estimate, status, project_id, manager_id, created_by, team_id, account_id, project_deleted_at)
  where status in ('triage', 'backlog', 'todo', 'in_progress', 'in_review') and deleted_at is null;
