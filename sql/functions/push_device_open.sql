-- Whether a device may still be told anything: its session is open, and its person is here.
create or replace function app.push_device_open(p_device app.push_devices) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from auth.session s join public.people p on p.id = s."userId" and p.status = 'active' and p.deleted_at is null and p.kind = s.door
    where s.id = p_device.session_id and s."userId" = p_device.user_id and s."expiresAt" > now() and s.second_factor)
$$;
