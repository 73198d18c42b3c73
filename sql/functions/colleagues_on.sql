-- Colleagues who have a record open in some tab, for those who may read it themselves.
create or replace function app.colleagues_on(p_entity text, p_id uuid) returns table (user_id uuid)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct s.user_id from app.presence_sessions s
   where s.is_online and s.last_seen > now() - interval '90 seconds' and s.user_id <> app.user_id()
     and s.record_id = p_id and app.sees_within(p_entity, p_id)
$$;
grant execute on function app.colleagues_on(text, uuid) to tandem_roles;
