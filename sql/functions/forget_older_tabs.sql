-- The tabs of one person that are counted: the newest twenty.
create or replace function app.forget_older_tabs() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.presence_sessions s where s.user_id = new.user_id and s.session_id in (
    select session_id from app.presence_sessions o where o.user_id = new.user_id order by o.last_seen desc, o.session_id = new.session_id desc offset 20);
  return null;
end $$;
