CREATE TABLE "document_folders" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"owner_id" uuid,
	"team_id" uuid,
	"name" text NOT NULL,
	"parent_id" uuid,
	"search" text GENERATED ALWAYS AS (app.fold(name)) STORED,
	CONSTRAINT "document_folders_name" CHECK (length(btrim("document_folders"."name")) between 1 and 120)
);

CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"external_source" text,
	"external_id" text,
	"owner_id" uuid,
	"team_id" uuid,
	"name" text NOT NULL,
	"folder_id" uuid,
	"kind" text DEFAULT 'other' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"visibility" text DEFAULT 'team' NOT NULL,
	"account_id" uuid,
	"account_name" text,
	"project_id" uuid,
	"project_name" text,
	"project_manager_id" uuid,
	"effective_on" date,
	"expires_on" date,
	"file_name" text,
	"media_type" text,
	"bytes" bigint,
	"versions" integer DEFAULT 0 NOT NULL,
	"locked_by" uuid,
	"locked_at" timestamp with time zone,
	"note" text,
	"tag_ids" uuid[] DEFAULT '{}' NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(name, file_name, account_name, project_name)) STORED,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "documents_name" CHECK (length(btrim("documents"."name")) > 0),
	CONSTRAINT "documents_expires_on" CHECK ("documents"."expires_on" >= "documents"."effective_on")
);

CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"entity" text NOT NULL,
	"row_id" uuid NOT NULL,
	"about" text,
	"parent_owner_id" uuid,
	"parent_team_id" uuid,
	"project_id" uuid,
	"parent_manager_id" uuid,
	"parent_account_id" uuid,
	"parent_created_by" uuid,
	"parent_deleted_at" timestamp with time zone,
	"visibility" text,
	"document_status" text,
	"upload_id" uuid NOT NULL,
	"name" text DEFAULT null NOT NULL,
	"media_type" text,
	"bytes" bigint,
	"digest" text,
	"number" integer,
	"reason" text,
	"newest" boolean DEFAULT true NOT NULL,
	CONSTRAINT "files_name" CHECK (length("files"."name") between 1 and 255),
	CONSTRAINT "files_reason" CHECK (length("files"."reason") <= 300)
);

ALTER TABLE "document_folders" ADD CONSTRAINT "document_folders_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "document_folders" ADD CONSTRAINT "document_folders_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "document_folders" ADD CONSTRAINT "document_folders_parent_id_document_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES
	"public"."document_folders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE
	no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_folder_id_document_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."document_folders"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_locked_by_people_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "document_folders_created_at_id_index" ON "document_folders" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "document_folders_team_id_created_at_id_index" ON "document_folders" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "document_folders_owner_id_created_at_id_index" ON "document_folders" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at
	is null;
CREATE INDEX "document_folders_name_id_index" ON "document_folders" USING btree ("name","id");
CREATE INDEX "document_folders_bin_index" ON "document_folders" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "document_folders_search_index" ON "document_folders" USING gin ("search" gin_trgm_ops);
CREATE INDEX "document_folders_parent_id_name_id_index" ON "document_folders" USING btree ("parent_id","name","id");
CREATE INDEX "documents_created_at_id_index" ON "documents" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "documents_team_id_created_at_id_index" ON "documents" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "documents_owner_id_created_at_id_index" ON "documents" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "documents_folder_id_created_at_id_index" ON "documents" USING btree ("folder_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "documents_account_id_created_at_id_index" ON "documents" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "documents_project_id_created_at_id_index" ON "documents" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "documents_project_manager_id_created_at_id_index" ON "documents" USING btree ("project_manager_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "documents_status_created_at_id_index" ON "documents" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "documents_visibility_created_at_id_index" ON "documents" USING btree ("visibility","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "documents_name_id_index" ON "documents" USING btree ("name","id");
CREATE INDEX "documents_bin_index" ON "documents" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "documents_external_source_external_id_index" ON "documents" USING btree ("external_source","external_id");
CREATE INDEX "documents_search_index" ON "documents" USING gin ("search" gin_trgm_ops);
CREATE INDEX "documents_expires_on_id_index" ON "documents" USING btree ("expires_on","id");
CREATE INDEX "documents_locked_by_index" ON "documents" USING btree ("locked_by");
CREATE INDEX "files_created_at_id_index" ON "files" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "files_parent_owner_id_created_at_id_index" ON "files" USING btree ("parent_owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "files_parent_team_id_created_at_id_index" ON "files" USING btree ("parent_team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "files_project_id_created_at_id_index" ON "files" USING btree ("project_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "files_parent_manager_id_created_at_id_index" ON "files" USING btree ("parent_manager_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "files_parent_account_id_created_at_id_index" ON "files" USING btree ("parent_account_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "files_parent_created_by_created_at_id_index" ON "files" USING btree ("parent_created_by","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is
	null;
CREATE INDEX "files_bin_index" ON "files" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "files_row_id_created_at_id_index" ON "files" USING btree ("row_id","created_at" DESC NULLS FIRST,"id");
CREATE INDEX "files_digest_index" ON "files" USING btree ("digest");
-- What people bring, before and after it belongs to a record: only of one's own is a file made. What is in it lies in the store
-- under its digest (SHA-256, in hex), once; without a digest it has not arrived as a whole.
create table app.uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.people (id),
  name text not null check (length(name) between 1 and 255 and name !~ '[/\\[:cntrl:]]'),
  media_type text not null check (length(media_type) <= 150),
  bytes bigint not null check (bytes > 0),
  digest text check (digest ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
create index on app.uploads (user_id) include (bytes);
create index on app.uploads (digest);
create index on app.uploads (created_at);
create table app.blobs (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  bytes bigint not null,
  stored_at timestamptz not null default now(),
  -- When what is stored was last compared with its digest, and what was wrong.
  checked_at timestamptz not null default now(),
  problem text
);
create index on app.blobs (checked_at);

ALTER TABLE public.files ADD CONSTRAINT "files_name_signs" CHECK (name !~ '[/\\[:cntrl:]]');
create index on public.files (upload_id);
insert into app.entities (entity, state, rolled_up, rolled_up_by) values ('document_folders', null, '{}', null),
  ('documents', 'status', '{file_name,media_type,bytes,versions}', '{files}'), ('files', null, '{newest}', null);
insert into app.transitions (entity, "from", "to") values ('documents', '', 'draft'), ('documents', '', 'published'),
  ('documents', 'draft', 'in_review'), ('documents', 'draft', 'published'), ('documents', 'in_review', 'approved'), ('documents', 'in_review', 'draft'),
  ('documents', 'approved', 'published'), ('documents', 'approved', 'draft'), ('documents', 'published', 'draft'),
  ('documents', 'published', 'superseded'), ('documents', 'published', 'expired'), ('documents', 'superseded', 'published'),
  ('documents', 'expired', 'published'), ('documents', 'expired', 'draft'), ('documents', 'superseded', 'draft');
insert into app.reference_lists (entity, list, target) values ('documents', 'tag_ids', 'tags');
insert into app.copied_columns (entity, parent, via, col, from_col) values
  ('documents', 'accounts', 'account_id', 'account_name', 'name'), ('documents', 'projects', 'project_id', 'project_name', 'name'),
  ('documents', 'projects', 'project_id', 'project_manager_id', 'owner_id');
-- A file has the rights of what it belongs to, by the copies that comments have; a version those of its document.
insert into app.copied_columns (entity, parent, via, col, from_col)
  select 'files', parent, via, col, from_col from app.copied_columns where entity = 'comments' and via = 'row_id';
insert into app.copied_columns (entity, parent, via, col, from_col) select 'files', 'documents', 'row_id', col, from_col from (values
  ('about'::name, 'name'::name), ('parent_owner_id', 'owner_id'), ('parent_team_id', 'team_id'), ('project_id', 'project_id'),
  ('parent_manager_id', 'project_manager_id'), ('parent_account_id', 'account_id'), ('parent_deleted_at', 'deleted_at'),
  ('visibility', 'visibility'), ('document_status', 'status')) columns (col, from_col);
insert into app.followed (entity, verb, parent_verb, roles)
  select 'files', verb, parent_verb, case when verb = 'read' then staff || '{auditor}' else staff end from (values
    ('read', 'read'), ('create', 'update'), ('update', 'update'), ('delete', 'update')) followed (verb, parent_verb),
    (select '{ceo,admin,project_manager,team_member,employee,sales,marketing,support}'::text[] as staff) roles;
insert into app.scopes (entity, scope, col, "key", extra) values
  ('documents', 'team', 'team_id', 'team', 'visibility = ''team'''),
  ('documents', 'client_team', 'team_id', 'team', 'visibility = ''client'''),
  ('documents', 'project', 'project_id', 'member:project', 'visibility = ''project'''),
  ('documents', 'managed', 'project_manager_id', 'user', 'visibility = ''project'''),
  ('documents', 'client', 'account_id', 'member:client', 'visibility = ''client'''),
  ('documents', 'company', null, 'all', 'visibility = ''company'''),
  ('documents', 'shown', 'account_id', 'account', 'visibility = ''client'' and status = ''published'' and deleted_at is null'),
  ('files', 'shown', 'parent_account_id', 'account', 'entity = ''documents'' and visibility = ''client'' and document_status = ''published'''
    ' and newest is true and parent_deleted_at is null and deleted_at is null');
insert into app.role_permissions (role, entity, verb, scope) select role, entity, verb, scope from (values
  ('{ceo,admin,auditor}'::text[], '{documents,document_folders}'::text[], '{read}'::text[], '{all}'::text[]),
  ('{admin}', '{documents,document_folders}', '{create,update,delete}', '{all}'), ('{admin}', '{documents}', '{assign,export}', '{all}'),
  ('{ceo}', '{documents,document_folders}', '{create}', '{all}'), ('{ceo}', '{documents}', '{export}', '{all}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', '{documents}', '{read}',
    '{own,team,client_team,project,managed,client,company}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', '{documents}', '{create}', '{own}'),
  ('{sales,marketing}', '{documents}', '{create}', '{team}'),
  ('{ceo,project_manager,team_member,employee,sales,marketing,support}', '{documents}', '{update}',
    '{own,team,client_team,project,managed,client}'),
  ('{ceo,project_manager,team_member,employee,sales,marketing,support}', '{documents}', '{delete,assign}', '{own,managed}'),
  ('{project_manager,sales,marketing,support}', '{documents}', '{export}', '{own,team,client_team,project,managed,client,company}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', '{document_folders}', '{read}', '{all}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', '{document_folders}', '{create}', '{own}'),
  ('{ceo,project_manager,team_member,employee,sales,marketing,support}', '{document_folders}', '{update,delete}', '{own}'))
    granted (roles, entities, verbs, scopes), unnest(roles) role, unnest(entities) entity, unnest(verbs) verb, unnest(scopes) scope;
-- A client sees what is published for them, and of it the newest version.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, entity, 'read', 'shown', columns from (values
  ('documents', '{kind,status,visibility,account_id,effective_on,expires_on,file_name,media_type,bytes}'::text[]),
  ('files', '{entity,row_id,about,visibility,document_status,parent_account_id,parent_deleted_at,media_type,bytes,digest,number,newest}'))
    granted (entity, columns), unnest('{client,client_admin}'::text[]) role;
insert into app.searchable (entity, entity_type, state, codes) values ('documents', 'document', 'status', '{}');
insert into app.noticed (entity, one, many, state, path) values ('documents', 'Document', 'Documents', 'status', '/documents');
