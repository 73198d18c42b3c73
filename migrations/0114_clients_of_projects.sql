ALTER TABLE "activities" ADD COLUMN "parent_account_id" uuid;
ALTER TABLE "affiliations" ADD COLUMN "contact_account_id" uuid;
ALTER TABLE "comments" ADD COLUMN "parent_account_id" uuid;
ALTER TABLE "project_members" ADD COLUMN "account_id" uuid;
ALTER TABLE "project_members" ADD COLUMN "lead_id" uuid;
ALTER TABLE "project_members" ADD COLUMN "project_deleted_at" timestamp with time zone;
CREATE INDEX "activities_parent_account_id_created_at_id_index" ON "activities" USING btree ("parent_account_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "comments_parent_account_id_created_at_id_index" ON "comments" USING btree ("parent_account_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
-- One table makes people members of several kinds: a project's people are of its client and its lead, too.
ALTER TABLE app.membership_sources DROP CONSTRAINT membership_sources_pkey;
ALTER TABLE app.membership_sources ADD PRIMARY KEY (source, kind);
insert into app.membership_sources (source, kind, user_col, id_col, only_where) values
  ('projects', 'client', 'owner_id', 'account_id', null), ('project_members', 'client', 'user_id', 'account_id', 'project_deleted_at is null'),
  ('projects', 'lead', 'owner_id', 'lead_id', null), ('project_members', 'lead', 'user_id', 'lead_id', 'project_deleted_at is null');
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('project_members', 'projects', 'project_id', 'account_id', 'account_id'), ('project_members', 'projects', 'project_id', 'lead_id', 'lead_id'),
  ('project_members', 'projects', 'project_id', 'project_deleted_at', 'deleted_at'),
  ('affiliations', 'contacts', 'contact_id', 'contact_account_id', 'account_id'),
  ('activities', 'contacts', 'row_id', 'parent_account_id', 'account_id'), ('comments', 'contacts', 'row_id', 'parent_account_id', 'account_id');
-- What is there already has its copies at once, and is not told to have changed.
alter table public.project_members disable trigger user;
alter table public.affiliations disable trigger user;
alter table public.activities disable trigger user;
alter table public.comments disable trigger user;
update public.project_members m set account_id = p.account_id, lead_id = p.lead_id, project_deleted_at = p.deleted_at
  from public.projects p where p.id = m.project_id;
update public.affiliations a set contact_account_id = c.account_id from public.contacts c where c.id = a.contact_id;
update public.activities a set parent_account_id = c.account_id from public.contacts c where a.entity = 'contacts' and c.id = a.row_id;
update public.comments a set parent_account_id = c.account_id from public.contacts c where a.entity = 'contacts' and c.id = a.row_id;
alter table public.project_members enable trigger user;
alter table public.affiliations enable trigger user;
alter table public.activities enable trigger user;
alter table public.comments enable trigger user;
-- The scope that was granted from the beginning and in which nobody was (0003). A contact is of the first of their clients.
update app.scopes set col = 'id', "key" = 'member:client' where entity = 'accounts' and scope = 'project';
update app.scopes set col = 'account_id', "key" = 'member:client' where entity = 'contacts' and scope = 'project';
update app.scopes set col = 'id', "key" = 'member:lead' where entity = 'leads' and scope = 'project';
insert into app.scopes (entity, scope, col, "key", extra) values
  ('affiliations', 'project', 'account_id', 'member:client', 'contact_account_id = account_id');
-- (A client who is new has no project yet.)
delete from app.role_permissions where (role, entity, verb, scope) = ('project_manager', 'accounts', 'create', 'project');
insert into app.role_permissions (role, entity, verb, scope) select role, entity, verb, 'project' from (values
  ('{project_manager,team_member,employee}'::text[], '{affiliations}'::text[], '{read}'::text[]),
  ('{project_manager}', '{affiliations}', '{update}')) granted (roles, entities, verbs),
  unnest(roles) role, unnest(entities) entity, unnest(verbs) verb;
