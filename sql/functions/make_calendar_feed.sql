-- Makes a secret address of the caller's own calendar, known by its digest.
create or replace function app.make_calendar_feed(p_token_hash bytea, p_name text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.calendar_feeds;
begin
  perform app.in_person();
  perform 1 from public.people where id = app.user_id() for update;
  if (select count(*) from app.calendar_feeds where user_id = app.user_id() and ended_at is null) >= 10
  then raise 'CALENDAR_FEEDS' using errcode = '23514', column = 'name', detail = 'there are 10 calendar addresses already'; end if;
  insert into app.calendar_feeds (user_id, token_hash, name, door, second_factor)
  select p.id, p_token_hash, btrim(p_name), p.kind, exists (select from auth.second_factor f
    where f."userId" = p.id and f.confirmed_at is not null) from public.people p where p.id = app.user_id() returning * into v;
  insert into app.calendar_feed_reads (feed_id) values (v.id);
  perform app.append('sessions', v.user_id, null, 'calendar_feed_make', false, null, jsonb_build_object('feed_id', v.id, 'name', v.name));
  return v.id;
end $$;
grant execute on function app.make_calendar_feed(bytea, text) to tandem_roles;
