-- What runs of agents may do to the engine's own tables: write none, unless by a trigger or where it is named here, so that whatever
-- function they call changes nobody's keys, sessions, settings or runs; and read of the log what is of records that they may read.
create or replace function app.bind_agents() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  t record;
  v_command text;
  writable constant regclass[] := '{app.idempotency}';
  refused constant text := '(select case when app.by_agent() and pg_trigger_depth() = 0 then app.refuse_agent(''An agent does not do this.'') else true end)';
begin
  for t in select c.oid::regclass as name from pg_class c
    where c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace) and c.relkind in ('r', 'p') and c.oid <> all (writable) loop
    foreach v_command in array '{insert,update,delete}'::text[] loop
      -- (Made once: this runs with each release, and a table that a policy is made on waits for whoever works with it.)
      continue when exists (select from pg_policy where polrelid = t.name and polname = 'agents_' || v_command);
      execute format('create policy agents_%1$s on %2$s as restrictive for %1$s to public %3$s (%4$s)', v_command, t.name,
        case v_command when 'insert' then 'with check' else 'using' end, refused);
    end loop;
  end loop;
  if not exists (select from pg_policy where polrelid = 'app.log'::regclass and polname = 'agents_select') then
    create policy agents_select on app.log as restrictive for select to tandem_roles using (((select nullif(not app.by_agent(), false))
      or entity = any ((select app.run_entities())::text[]) or row_id = any ((select app.run_ids())::uuid[])) is not null);
  end if;
end $$;
