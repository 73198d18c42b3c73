-- The agents by which the one that acts may be told something: itself, and those whose list and its own allow it.
-- after: may_tell
create or replace function app.tellers() returns uuid[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(t.id), '{}') from public.ai_agents me, public.ai_agents t
   where me.key = app.caller() ->> 'agent' and (t.id = me.id or app.may_tell(t.id, me.id))
$$;
grant execute on function app.tellers() to tandem_roles, tandem_definer;
