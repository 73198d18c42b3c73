-- What the screen of a device link shows, to whoever holds the cookie that this is the digest of; null once the link has ended or its screen
-- is in the bin. This is all that a screen can ask. That it did is noted once a minute, and never waited for.
-- after: big_screen_told
create or replace function app.big_screen_shown(p_cookie_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_link uuid; v_screen public.big_screens;
begin
  select l.id into v_link from app.big_screen_links l where l.cookie_hash = p_cookie_hash and l.ended_at is null;
  if not found then return null; end if;
  select s.* into v_screen from public.big_screens s join app.big_screen_links l on l.screen_id = s.id where l.id = v_link and s.deleted_at is null;
  if not found then return null; end if;
  update app.big_screen_links set seen_at = now() where id = (select l.id from app.big_screen_links l
    where l.id = v_link and (l.seen_at is null or l.seen_at < now() - interval '1 minute') for update skip locked);
  return app.big_screen_told(v_screen);
end $$;
grant execute on function app.big_screen_shown(bytea) to tandem_app;
