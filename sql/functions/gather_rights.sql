-- What each role may do, as a hint for buttons and lists: from what it is granted, but for making records in a scope that
-- nobody is in yet.
create or replace function app.gather_rights() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.role_rights;
  insert into app.role_rights select role, entity, jsonb_object_agg(verb, scopes) from (
    select role, entity, verb, jsonb_agg(scope order by scope) as scopes from app.role_permissions p
      where verb <> 'create' or not exists (select from app.scopes s where s.entity = p.entity and s.scope = p.scope and s.key = 'nobody')
      group by role, entity, verb) v group by role, entity;
end $$;
grant execute on function app.gather_rights() to tandem_definer;
