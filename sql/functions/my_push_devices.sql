create or replace function app.my_push_devices(p_token text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'agent', d.agent, 'since', d.since, 'here', s.token = p_token, 'endpoint', case
    when s.token = p_token then d.endpoint end,
      'delivered_at', d.delivered_at, 'failed_at', d.failed_at, 'last_error', d.last_error) order by s.token = p_token desc, d.since desc), '[]')
    from app.push_devices d join auth.session s on s.id = d.session_id where d.user_id = app.user_id() and s."expiresAt" > now()
$$;
grant execute on function app.my_push_devices(text) to tandem_roles;
