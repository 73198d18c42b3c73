-- Lets a server send what is due, for two minutes; what it then does not settle another takes. What is not to be sent (any
-- more, or yet) is put aside on the way and takes nobody's place: a person who reads a thousand notifications would hold
-- everybody else's up for a minute. One that cannot be judged is set aside.
create or replace function app.lease_pushes(p_most int) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare q app.pushes; d app.push_devices; n public.notifications; v_due timestamptz; v_leased jsonb := '[]';
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.pushes where expires_at <= now();
  for q in select * from app.pushes
    where next_attempt_at <= now() and (leased_until is null or leased_until < now()) order by next_attempt_at limit p_most * 50 for update skip locked loop
    exit when jsonb_array_length(v_leased) >= p_most;
    select * into d from app.push_devices where id = q.device_id;
    continue when not found;
    if not app.push_device_open(d) then delete from app.push_devices where id = d.id; continue; end if;
    n := null;
    if q.notification_id is not null then
      select * into n from public.notifications where id = q.notification_id;
      begin
        v_due := app.push_due(n);
      exception when others then
        perform app.put_aside('push', n.title || ': ' || n.message, sqlerrm, n.user_id, n.entity, n.row_id);
        v_due := null;
      end;
      if v_due is null then delete from app.pushes where id = q.id; continue; end if;
      if v_due > now() then
        update app.pushes set next_attempt_at = v_due, expires_at = greatest(expires_at, v_due + interval '1 day') where id = q.id; continue;
      end if;
    end if;
    update app.pushes set leased_until = now() + interval '2 minutes', attempts = attempts + 1 where id = q.id;
    v_leased := v_leased || jsonb_build_object('id', q.id, 'attempt', q.attempts + 1, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth,
      'seconds', greatest(1, extract(epoch from q.expires_at - now())::int), 'language', (select language from public.people where id = d.user_id),
      'security', (select security from app.notice_kinds where kind = n.kind),
      'notice', case when n.id is not null
        then jsonb_build_object('id', n.id, 'kind', n.kind, 'title', n.title, 'message', n.message,
          'details', n.details, 'action_url', n.action_url, 'entity', n.entity, 'row_id', n.row_id) end);
  end loop;
  return v_leased;
end $$;
grant execute on function app.lease_pushes(integer) to tandem_system;
