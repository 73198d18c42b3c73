-- The rows on which a role may do something, as a predicate in which {user_id}, {member:project} and the like stand for whoever
-- asks; null where there are none. All who judge read this text: policies, search, what changes hands, what goes out by mail.
-- after: within_scopes
create or replace function app.within(p_role text, p_entity text, p_verb text) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select app.within_scopes(p_role, p_entity, array(select p.scope from app.role_permissions p
    where p.role = p_role and p.entity = p_entity and p.verb = p_verb))
$$;
grant execute on function app.within(text, text, text) to tandem_definer;
