-- What the installation is connected to, as far as the database knows: of each how many there are and fail, when it last worked, and its
-- last error. For whoever may open the page of it; the server says what is set up (src/integrations/connections.ts).
create or replace function app.connections() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('/integrations', 'read');
  return jsonb_build_object(
    'mail', (select jsonb_build_object('count', count(*) filter (where m.state = 'queued'), 'ok_at', max(m.sent_at)) from app.outgoing_mail m)
      || coalesce((select jsonb_build_object('error', m.last_error, 'error_at', m.created_at) from app.outgoing_mail m
        where m.last_error is not null and m.state in ('queued', 'failed') order by m.created_at desc limit 1), '{}'),
    'sso', (select jsonb_build_object('count', count(*), 'ok_at', max("updatedAt")) from auth.account where "providerId" <> 'credential'),
    'model', jsonb_build_object('count', (select count(*) from app.model_endpoint),
      'ok_at', (select at from app.agent_steps where kind = 'model' and error is null and cost is not null order by day desc, at desc limit 1))
      || coalesce((select jsonb_build_object('error', error, 'error_at', at) from app.agent_steps
        where kind = 'model' and error is not null order by day desc, at desc limit 1), '{}'),
    'repositories', (select jsonb_build_object('count', count(*), 'failing', count(*) filter (where status = 'failed'),
      'ok_at', max(looked_at) filter (where status <> 'failed'), 'error', (array_agg(last_error order by looked_at desc) filter (where status = 'failed'))[1])
      from public.repositories where watched and deleted_at is null),
    'tool_servers', (select jsonb_build_object('count', count(*), 'failing', count(*) filter (where status in ('failed', 'altered')),
      'ok_at', max(looked_at) filter (where status in ('reachable', 'altered')),
      'error', (array_agg(last_error order by looked_at desc) filter (where last_error is not null))[1]) from public.tool_servers where deleted_at is null),
    'calendar_feeds', (select jsonb_build_object('count', count(*), 'ok_at', max(r.at)) from app.calendar_feeds f
      left join app.calendar_feed_reads r on r.feed_id = f.id where f.ended_at is null),
    'push', (select jsonb_build_object('count', count(*), 'failing', count(*) filter (where failed_at is not null), 'ok_at', max(delivered_at),
      'error', (array_agg(last_error order by failed_at desc) filter (where failed_at is not null))[1]) from app.push_devices),
    'api_keys', (select jsonb_build_object('count', count(*), 'ok_at', max(u.at)) from app.api_keys k left join app.api_key_uses u on u.key_id = k.id
      where k.ended_at is null and k.expires_at > now()),
    'webhooks', (select jsonb_build_object('count', count(*), 'failing', count(*) filter (where w.status in ('retrying', 'paused')),
      'ok_at', max((select d.tried_at from app.webhook_deliveries d where d.webhook_id = w.id and d.state = 'delivered' order by d.place desc limit 1)),
      'error', (array_agg(w.last_error order by w.failing_since desc nulls last) filter (where w.last_error is not null))[1])
      from public.webhooks w where w.deleted_at is null),
    'backup', (select jsonb_build_object('count', count(*), 'ok_at', max(at)) from app.backups where not restored));
end $$;
grant execute on function app.connections() to tandem_roles;
