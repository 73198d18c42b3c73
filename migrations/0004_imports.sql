-- Imports: a file that somebody brings in, its pieces, and the rows of it that were not taken; looking records up by a
-- list of values for that; and what an export leaves in the log.

CREATE TABLE "app"."import_chunks" (
	"import_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "import_chunks_import_id_no_pk" PRIMARY KEY("import_id","no")
);

CREATE TABLE "app"."import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"cells" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"row_id" uuid,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);

CREATE TABLE "imports" (
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
	"entity" text NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"format" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"samples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"run_id" uuid,
	"beat_at" timestamp with time zone
);

ALTER TABLE "app"."import_chunks" ADD CONSTRAINT "import_chunks_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "app"."import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "imports" ADD CONSTRAINT "imports_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "imports_owner_id_created_at_index" ON "imports" USING btree ("owner_id","created_at" DESC NULLS LAST);
CREATE INDEX "imports_state_index" ON "imports" USING btree ("state");

-- Pieces of files are packed already or soon gone: packing them again costs more than it saves.
alter table app.import_chunks alter column data set storage external;

-- A person works on their own imports with whatever rights they have on the entity; those who audit see them all.
insert into app.role_permissions (role, entity, verb, scope)
select role, 'imports', verb, scope from (values
  ('{ceo,admin,auditor,system}', '{read}', 'all'),
  ('{sales,marketing}', '{read,update}', 'own'),
  ('{admin,sales,marketing}', '{create}', 'own'),
  ('{admin,system}', '{update}', 'all')
) m (roles, verbs, scope), unnest(roles::text[]) role, unnest(verbs::text[]) verb;

insert into app.transitions (entity, "from", "to") values
  ('imports', '', 'uploading'), ('imports', 'uploading', 'uploaded'), ('imports', 'uploading', 'cancelled'),
  ('imports', 'uploaded', 'checking'), ('imports', 'uploaded', 'cancelled'),
  ('imports', 'checking', 'checked'), ('imports', 'checking', 'uploaded'),
  ('imports', 'checked', 'uploaded'), ('imports', 'checked', 'checking'), ('imports', 'checked', 'committing'), ('imports', 'checked', 'cancelled'),
  ('imports', 'committing', 'committed'), ('imports', 'committing', 'stopped'),
  ('imports', 'stopped', 'committing'), ('imports', 'stopped', 'undoing'),
  ('imports', 'committed', 'undoing'), ('imports', 'undoing', 'undone'), ('imports', 'undoing', 'committed');

-- Progress of an import is no news to anybody; the rows it writes are in the log.
select app.govern('imports', 'state', false);

do $$
declare t regclass;
begin
  foreach t in array array['app.import_chunks', 'app.import_rows']::regclass[] loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
    execute format('create policy definer on %s to tandem_definer using (true) with check (true)', t);
    execute format('create policy readers on %s for select to tandem_roles using ((select app.verified()) and exists (select from public.imports i where i.id = import_id))', t);
    execute format('create policy writers on %s for insert to tandem_roles with check ((select app.verified()) and exists (
      select from public.imports i where i.id = import_id and (i.owner_id = (select app.user_id()) or (select app.rights(''imports'') -> ''update'' ? ''all''))))', t);
    execute format('grant select, insert on %s to tandem_roles', t);
    execute format('grant select, insert, update, delete on %s to tandem_definer', t);
  end loop;
end $$;

-- Matching a file needs to find records by e-mail, and by the id that another system gave them.
create index leads_emails_index on public.leads using gin (emails);
create index contacts_emails_index on public.contacts using gin (emails);
create index accounts_domains_index on public.accounts using gin (domains);
create index leads_external_id_index on public.leads (external_id) where external_id is not null;
create index accounts_external_id_index on public.accounts (external_id) where external_id is not null;
create index contacts_external_id_index on public.contacts (external_id) where external_id is not null;

-- The records whose list in this column holds one of the values, among those in the caller's scopes. A definer for the
-- same reason as app.find: row security keeps array operators from their index.
create function app.find_by(p_entity text, p_column text, p_values text[]) returns setof uuid language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare predicate text;
begin
  select string_agg(app.predicate(s.predicate), ' or ') into predicate from app.role_permissions p join app.scopes s using (entity, scope)
   where p.role = app.role() and p.entity = p_entity and p.verb = 'read';
  if predicate is null or not has_column_privilege('tandem_' || app.role(), format('public.%I', p_entity), p_column, 'select') then return; end if;
  return query execute format('select id from public.%I where %I && $1 and (%s)', p_entity, p_column, predicate) using p_values;
end $$;

-- Forgets which rows were not taken, before an import is checked, committed or undone anew.
create function app.forget_import_rows(p_import uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.imports where id = p_import and (owner_id = app.user_id() or app.rights('imports') -> 'update' ? 'all'))
  then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  delete from app.import_rows where import_id = p_import;
end $$;

-- Throws away files and rejected rows thirty days after the last work on them, and uploads that never arrived.
create function app.retire_imports() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update public.imports set state = 'cancelled' where state = 'uploading' and updated_at < now() - interval '1 day';
  delete from app.import_chunks c using public.imports i where i.id = c.import_id and (i.updated_at < now() - interval '30 days' or i.state = 'cancelled');
  delete from app.import_rows r using public.imports i where i.id = r.import_id and i.updated_at < now() - interval '30 days';
end $$;

-- Writes into the log that the caller takes records out, with what they asked for, and how many it came to once known.
create function app.log_export(p_entity text, p_question jsonb, p_rows int) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require(p_entity, 'export');
  perform app.append(p_entity, app.new_id(), null, 'export', false, null, jsonb_strip_nulls(jsonb_build_object('question', p_question, 'rows', p_rows)));
end $$;

grant execute on function app.find_by(text, text, text[]), app.forget_import_rows(uuid), app.log_export(text, jsonb, int) to tandem_roles;
grant execute on function app.retire_imports() to tandem_system;
select app.settle_functions();
