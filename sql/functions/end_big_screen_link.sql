-- Ends a device link: its screen is told within a moment, since the log names it (src/big-screens/screen-streams.ts).
create or replace function app.end_big_screen_link(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.big_screen_links;
begin
  perform app.in_person();
  perform app.require('big_screens', 'update');
  update app.big_screen_links set ended_at = now() where id = p_id and ended_at is null returning * into v;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.append('big_screen_links', v.id, null, 'screen_link_end', false, jsonb_build_object('screen_id', v.screen_id, 'name', v.name), null);
end $$;
grant execute on function app.end_big_screen_link(uuid) to tandem_roles;
