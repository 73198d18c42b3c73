create or replace function app.end_calendar_feed(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.calendar_feeds;
begin
  perform app.in_person();
  update app.calendar_feeds set ended_at = now() where id = p_id and user_id = app.user_id() and ended_at is null returning * into v;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.append('sessions', v.user_id, null, 'calendar_feed_end', false, jsonb_build_object('feed_id', v.id, 'name', v.name), null);
end $$;
grant execute on function app.end_calendar_feed(uuid) to tandem_roles;
