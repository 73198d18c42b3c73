-- When a notification goes out by mail: what concerns security at once; otherwise with the digest where one is wished, else
-- after a minute, in which others may join it, and not within quiet hours.
create or replace function app.mail_due(p_user uuid, p_kind text) returns timestamptz
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_hour int; v_local timestamp; v_day timestamp; v_zone text := (select time_zone from public.people where id = p_user);
begin
  if (select security from app.notice_kinds where kind = p_kind) then return now(); end if;
  select digest_hour into v_hour from app.notification_settings where user_id = p_user;
  if v_hour is null then return app.after_quiet(p_user, now() + interval '1 minute'); end if;
  v_local := now() at time zone v_zone;
  v_day := date_trunc('day', v_local) + v_hour * interval '1 hour';
  return (case when v_day > v_local then v_day else v_day + interval '1 day' end) at time zone v_zone;
end $$;
