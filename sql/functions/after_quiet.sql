-- The end of the quiet hours in which this moment lies for the person, or the moment itself.
create or replace function app.after_quiet(p_user uuid, p_at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare s app.notification_settings; v_zone text := (select time_zone from public.people where id = p_user);
  v_local timestamp := p_at at time zone v_zone; v_end timestamp;
begin
  select * into s from app.notification_settings where user_id = p_user;
  if s.quiet_from is null then return p_at; end if;
  -- Quiet hours may run past midnight.
  if not (case when s.quiet_from < s.quiet_until then v_local::time >= s.quiet_from and v_local::time < s.quiet_until
          else v_local::time >= s.quiet_from or v_local::time < s.quiet_until end) then return p_at; end if;
  v_end := date_trunc('day', v_local) + s.quiet_until;
  return (case when v_end > v_local then v_end else v_end + interval '1 day' end) at time zone v_zone;
end $$;
