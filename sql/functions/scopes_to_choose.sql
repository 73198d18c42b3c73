-- The scopes that a right can be given: those in which the product lets somebody do this to these records, so that what is private
-- stays private. Of a client's role those of their own account, and those that the product gives it.
create or replace function app.scopes_to_choose(p_role text, p_entity text, p_verb text) returns text[]
language sql stable set search_path = pg_catalog, pg_temp as $$
  with given as (select p.role, p.scope from app.role_permissions p where p.entity = p_entity and p.verb = p_verb
    union select k.role, s ->> 'scope' from app.company_rights k, jsonb_array_elements(k.shipped) s where k.entity = p_entity and k.verb = p_verb)
  select coalesce(array_agg(distinct s.scope order by s.scope), '{}') from app.scopes s join given g using (scope) join app.roles r on r.name = g.role
   where s.entity = p_entity and s."key" <> 'nobody' and (g.role = p_role
     or r.kind = (select kind from app.roles where name = p_role) and (r.kind <> 'client' or s."key" = 'account'))
$$;
grant execute on function app.scopes_to_choose(text, text, text) to tandem_definer;
