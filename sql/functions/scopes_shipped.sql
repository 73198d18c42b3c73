-- The scopes of a right as the product ships it, in order.
-- after: scopes_now
create or replace function app.scopes_shipped(p_role text, p_entity text, p_verb text) returns text[]
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce((select array(select s ->> 'scope' from jsonb_array_elements(c.shipped) s order by 1) from app.company_rights c
      where c.role = p_role and c.entity = p_entity and c.verb = p_verb and c.dropped_at is null), app.scopes_now(p_role, p_entity, p_verb))
$$;
grant execute on function app.scopes_shipped(text, text, text) to tandem_definer;
