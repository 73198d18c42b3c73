-- What runs of agents may do to an entity's table, restrictively. What is changed binds definer functions too; what they read they
-- ask for by app.rows_for, since any policy of theirs would keep text operators from their indexes. People and the server pass by
-- the first word of each.
create or replace function app.govern_agents(p_entity name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v record;
  may text := '(select case when app.by_agent() then app.run_may(%L, %L) else true end)';
  -- (Null or true, hence `is not null`: the planner takes that for nearly every row, where it takes a bare condition for half.)
  bound text := case when exists (select from pg_attribute where attrelid = format('public.%I', p_entity)::regclass and attname = 'id')
    then format('(%s or id = any ((select app.run_ids())::uuid[])) is not null', may) else may end;
begin
  execute format('create policy agents_insert on public.%I as restrictive for insert to public with check (%s is not false)',
    p_entity, format(may, p_entity, 'create'));
  for v in select * from (values ('select', 'read', 'tandem_roles'), ('update', 'update', 'public'), ('delete', 'update', 'public'))
    c (command, effect, whom) loop
    execute format('create policy agents_%1$s on public.%2$I as restrictive for %1$s to %4$I using (%3$s)',
      v.command, p_entity, format(bound, p_entity, v.effect), v.whom);
  end loop;
end $$;
