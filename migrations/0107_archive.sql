ALTER TABLE "projects" ADD COLUMN "archived_at" timestamp with time zone;
ALTER TABLE "projects" ADD COLUMN "archived_by" uuid;
ALTER TABLE "projects" ADD COLUMN "archived" text GENERATED ALWAYS AS (case when archived_at is not null then 'archived' end) STORED;
ALTER TABLE "risks" ADD COLUMN "project_archived_at" timestamp with time zone;
ALTER TABLE "tasks" ADD COLUMN "project_archived_at" timestamp with time zone;
ALTER TABLE "projects" ADD CONSTRAINT "projects_archived_by_people_id_fk" FOREIGN KEY ("archived_by") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "projects_archived_by_index" ON "projects" USING btree ("archived_by");
CREATE INDEX "projects_archived" ON "projects" USING btree ("id") WHERE archived_at is not null;
-- What belongs to an archived project and is looked at beside that of others knows it by itself. (That is no new version of it.)
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('tasks', 'projects', 'project_id', 'project_archived_at', 'archived_at'), ('risks', 'projects', 'project_id', 'project_archived_at', 'archived_at');
update app.entities set rolled_up = rolled_up || '{project_archived_at}' where entity in ('tasks', 'risks');
-- Lists leave out what is archived, whoever reads them.
update app.role_permissions set columns = columns || '{archived_at,archived_by,archived}' where entity = 'projects' and verb = 'read'
  and role in ('team_member', 'employee', 'marketing');
update app.role_permissions set columns = columns || '{archived_at,archived}' where entity = 'projects' and verb = 'read'
  and role in ('client', 'client_admin');
update app.role_permissions set columns = columns || '{project_archived_at}' where entity = 'tasks' and verb = 'read' and role in ('client', 'client_admin');
update app.searchable set description = '{archived}' where entity = 'projects';
