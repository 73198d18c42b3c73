-- Who manages projects brings their tasks in from where they were, by imports of their own.
insert into app.role_permissions (role, entity, verb, scope) values ('project_manager', 'tasks', 'import', 'all'),
  ('project_manager', 'imports', 'read', 'own'), ('project_manager', 'imports', 'create', 'own'), ('project_manager', 'imports', 'update', 'own');
-- What rows say of each other is looked at once all are in: what of that stays outside is told beside what did before.
do $$ begin
  -- (By whoever wrote them.)
  execute format('create policy changers on app.import_rows for update to tandem_roles using (%s)', (select pg_get_expr(polwithcheck, polrelid)
    from pg_policy where polrelid = 'app.import_rows'::regclass and polname = 'writers'));
end $$;
grant update on app.import_rows to tandem_roles;
create index tasks_external_id_index on public.tasks (external_id) where external_id is not null;
