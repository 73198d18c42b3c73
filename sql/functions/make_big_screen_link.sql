-- Makes a device link of a screen, known by the digest of the cookie that it is exchanged for.
create or replace function app.make_big_screen_link(p_screen uuid, p_name text, p_cookie_hash bytea) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid;
begin
  perform app.in_person();
  perform app.require('big_screens', 'update');
  perform 1 from public.big_screens where id = p_screen and deleted_at is null for update;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  delete from app.big_screen_links where screen_id = p_screen and ended_at < now() - interval '90 days';
  if (select count(*) from app.big_screen_links where screen_id = p_screen and ended_at is null) >= 20 then
    raise 'BIG_SCREEN_LINKS' using errcode = '23514', column = 'name', detail = 'this screen has 20 links already; end one first'; end if;
  insert into app.big_screen_links (screen_id, name, cookie_hash, made_by) values (p_screen, btrim(p_name), p_cookie_hash, app.user_id())
    returning id into v_id;
  perform app.append('big_screen_links', v_id, null, 'screen_link_make', false, null, jsonb_build_object('screen_id', p_screen, 'name', btrim(p_name)));
  return v_id;
end $$;
grant execute on function app.make_big_screen_link(uuid, text, bytea) to tandem_roles;
