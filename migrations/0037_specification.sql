-- The record that a tab has open stands by itself: the page that somebody is on is a path, without what they search for.
alter table app.presence_sessions add column record_id uuid;
update app.presence_sessions set current_page = regexp_replace(current_page, '[?#].*$', '');
update public.employee_presence set current_page = regexp_replace(current_page, '[?#].*$', '');
alter table app.presence_sessions add check (current_page !~ '[?#]');
alter table public.employee_presence add check (current_page !~ '[?#]');

drop function app.beat(text, int, boolean, text);
-- A beat of one tab, or its last word; what a later beat of it has overtaken says nothing more. Somebody is offline when
-- no tab of theirs was seen in the last 90 seconds.
create function app.beat(p_session text, p_beat int, p_online boolean, p_page text, p_record uuid) returns void
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

-- What is put off is read with the rest, and does not come back by itself.
create or replace function public.mark_all_notifications_read() returns int language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_marked int;
begin
  update public.notifications set read = true, snoozed_until = null
    where user_id = app.user_id() and (not read or snoozed_until is not null) and deleted_at is null;
  get diagnostics v_marked = row_count;
  return v_marked;
end $$;

-- Errors that nobody caught are recorded beside those of screens, and like them without a person.
alter table app.frontend_errors drop constraint frontend_errors_event_type_check;
alter table app.frontend_errors add constraint frontend_errors_event_type_check check (event_type in ('frontend_error', 'uncaught_error', 'unhandled_rejection'));
create function app.report_failure(p_event_type text, p_details jsonb) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.frontend_errors (event_type, details) values (p_event_type, p_details);
  delete from app.frontend_errors where id in (select id from app.frontend_errors order by at desc offset 10000);
end $$;

grant execute on function app.beat(text, int, boolean, text, uuid) to tandem_roles;
grant execute on function app.report_failure(text, jsonb) to tandem_app;
select app.settle_functions();
