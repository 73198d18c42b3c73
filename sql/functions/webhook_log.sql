-- The deliveries of a webhook, the newest first, of those before a place; which failed, where that is asked. What was sent, and
-- answered (which may repeat it), sees only the person under whose rights it was read, while they still see the record.
-- after: would_see
create or replace function app.webhook_log(p_id uuid, p_before bigint, p_failed boolean) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_reader uuid;
begin
  perform app.require('webhooks', 'read');
  select reader_id into v_reader from public.webhooks where id = p_id;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'place', d.place, 'type', d.type, 'entity', d.entity, 'row_id', d.row_id, 'at', d.at,
      'state', d.state, 'attempts', d.attempts, 'next_try_at', d.next_try_at, 'tried_at', d.tried_at, 'status', d.status, 'ms', d.ms, 'error', d.error,
      'request', case when d.shown then d.request end, 'response', case when d.shown then d.response end) order by d.place desc), '[]')
    from (select *, v_reader = app.user_id() and (entity is null or app.would_see(v_reader, entity, row_id)) as shown
      from app.webhook_deliveries where webhook_id = p_id and (p_before is null or place < p_before)
        and (not p_failed or state in ('failed', 'withheld') or state = 'waiting' and attempts > 0) order by place desc limit 50) d);
end $$;
grant execute on function app.webhook_log(uuid, bigint, boolean) to tandem_roles;
