-- The rights of each role as they are declared, by entity and verb.
create or replace function app.gathered_rights() returns table (role text, entity text, rights jsonb)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select v.role, v.entity, jsonb_object_agg(v.verb, v.scopes) from (
    select p.role, p.entity, p.verb, jsonb_agg(p.scope order by p.scope) as scopes from app.role_permissions p
      where p.verb <> 'create' or not exists (select from app.scopes s where s.entity = p.entity and s.scope = p.scope and s.key = 'nobody')
      group by p.role, p.entity, p.verb) v group by v.role, v.entity
$$;
grant execute on function app.gathered_rights() to tandem_definer;
