-- Makes the policies and grants of one role anew, wherever what they are made from has changed since, with what follows from it. The one
-- function that runs as the owner of the database and that others reach: it takes no text from anybody, and only definers call it. It
-- gives way rather than hold anybody up: whoever waits for a table as long as deadlocks take to be seen is not made to fail by it.
-- after: follow_parents, govern_role, governed_from, policy_text
create or replace function app.remake_policies(p_role text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '800ms' as $$
declare v_entity name; v_policy name; v_scopes bigint := (select count(*) from app.scopes);
begin
  if not exists (select from app.roles where name = p_role and kind <> 'system') then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.refuse_upgrade();
  perform app.follow_parents();
  if v_scopes <> (select count(*) from app.scopes) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'What belongs to these records cannot follow this scope.'; end if;
  -- (Of what is judged by other records, too, it is asked whether anything has changed; of the rest, where the scopes are others.)
  for v_entity in with declared as (select entity, role || '_' || verb as policy, array_agg(scope order by scope) as scopes
        from app.role_permissions where role = p_role and verb in ('read', 'create', 'update', 'delete') group by entity, role, verb),
      made as (select entity::text, policy::text, scopes from app.made_policies m where exists (select from unnest('{read,create,update,delete}'::text[]) v
        where m.policy = p_role || '_' || v))
    select s.entity from app.settled s where s.part = 'govern' and (s.entity in (select entity from declared d full join made m using (entity, policy)
        where d.scopes is distinct from m.scopes) or s.entity in (select entity from app.record_ends union select entity from app.reference_lists where judges))
      and s.made_from is distinct from app.governed_from(s.entity) order by s.entity loop
    for v_policy in select polname from pg_policy where polrelid = format('public.%I', v_entity)::regclass
      and polname = any (array[p_role || '_read', p_role || '_create', p_role || '_update', p_role || '_delete']) loop
      execute format('drop policy %I on public.%I', v_policy, v_entity);
    end loop;
    perform app.govern_role(v_entity, p_role);
    delete from app.made_policies where entity = v_entity
      and policy = any (array[p_role || '_read', p_role || '_create', p_role || '_update', p_role || '_delete']);
    insert into app.made_policies (entity, policy, made, scopes) select v_entity, p.polname, app.policy_text(p), app.scopes_now(p_role, v_entity, r.verb)
      from unnest('{read,create,update,delete}'::text[]) r (verb) join pg_policy p on p.polname = p_role || '_' || r.verb
       and p.polrelid = format('public.%I', v_entity)::regclass;
    update app.settled set made_from = app.governed_from(v_entity) where part = 'govern' and entity = v_entity;
  end loop;
end $$;
grant execute on function app.remake_policies(text) to tandem_definer;
