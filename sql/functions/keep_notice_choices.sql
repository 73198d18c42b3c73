-- A way that is not named stays as it was chosen: a page that was opened before there was one does not know it.
create or replace function app.keep_notice_choices(p_channels jsonb, p_quiet_from time, p_quiet_until time, p_digest_hour int) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kept jsonb;
begin
  if app.user_id() is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select coalesce(jsonb_object_agg(k.kind,
    (select jsonb_object_agg(way, coalesce((p_channels -> k.kind ->> way)::boolean, app.goes_by(app.user_id(), k.kind, way)))
      from unnest('{in_app,email,push}'::text[]) way)), '{}') into v_kept
    from app.notice_kinds k where not k.security;
  insert into app.notification_settings (user_id, channels, quiet_from, quiet_until, digest_hour)
    values (app.user_id(), v_kept, p_quiet_from, p_quiet_until, p_digest_hour)
    on conflict (user_id) do update
      set channels = excluded.channels, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, digest_hour = excluded.digest_hour;
end $$;
grant execute on function app.keep_notice_choices(jsonb, time without time zone, time without time zone, integer) to tandem_roles;
