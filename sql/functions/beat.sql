-- A beat of one tab, or its last word; what a later beat of it has overtaken says nothing more. Somebody is offline when
-- no tab of theirs was seen in the last 90 seconds.
create or replace function app.beat(p_session text, p_beat int, p_online boolean, p_page text, p_record uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid := app.user_id(); v_online boolean; v_page text := left(regexp_replace(p_page, '[?#].*$', ''), 500);
begin
  insert into app.presence_sessions as s (user_id, session_id, beat, is_online, last_seen, current_page, record_id)
    values (v_user, p_session, p_beat, p_online, now(), v_page, p_record)
    on conflict (user_id, session_id) do update set beat = excluded.beat, is_online = excluded.is_online,
      last_seen = excluded.last_seen, current_page = excluded.current_page, record_id = excluded.record_id where s.beat < excluded.beat;
  if not found then return; end if;
  v_online := p_online or exists (select from app.presence_sessions s
    where s.user_id = v_user and s.session_id <> p_session and s.is_online and s.last_seen > now() - interval '90 seconds');
  insert into public.employee_presence as p (user_id, is_online, last_seen, current_page, session_id, kind)
    values (v_user, v_online, now(), v_page, p_session, (select kind from public.people where id = v_user))
    on conflict (user_id) do update set is_online = excluded.is_online, last_seen = excluded.last_seen,
      current_page = excluded.current_page, session_id = excluded.session_id;
end $$;
grant execute on function app.beat(text, integer, boolean, text, uuid) to tandem_roles;
