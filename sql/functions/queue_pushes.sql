-- A notification that is made, or comes back at its time, goes to each device of its person. What concerns security goes at
-- once; the rest leaves a moment in which whoever sits before Tandem reads it there.
create or replace function app.queue_pushes() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.pushes (device_id, notification_id, next_attempt_at, expires_at)
  select d.id, new.id, now() + case when k.security then interval '0' else interval '10 seconds' end, now() + interval '2 days'
    from app.push_devices d, app.notice_kinds k where d.user_id = new.user_id and k.kind = new.kind and app.goes_by(new.user_id, new.kind, 'push')
    on conflict (device_id, notification_id) do update set attempts = 0, next_attempt_at = excluded.next_attempt_at, expires_at = excluded.expires_at;
  return null;
end $$;
