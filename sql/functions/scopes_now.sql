-- The scopes of a right as it stands, in order.
create or replace function app.scopes_now(p_role text, p_entity text, p_verb text) returns text[]
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(p.scope order by p.scope), '{}') from app.role_permissions p where p.role = p_role and p.entity = p_entity and p.verb = p_verb
$$;
grant execute on function app.scopes_now(text, text, text) to tandem_definer;
