-- Adds errors that a server has seen to those of the same cause. A resolved one that comes again is open again. Of each source the 500
-- that came last are kept.
create or replace function app.keep_errors(p_release int, p_rows jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  insert into app.error_groups as g (source, fingerprint, title, place, route, request_id, count, first_release, last_release)
  select r.source, r.fingerprint, left(r.title, 200), left(r.place, 200), left(r.route, 300), r.request_id, r.count, p_release, p_release
    from jsonb_to_recordset(p_rows) r (source text, fingerprint text, title text, place text, route text, request_id text, count int)
   order by r.source, r.fingerprint
  on conflict (source, fingerprint) do update set count = g.count + excluded.count, last_at = now(), last_release = excluded.last_release,
    place = excluded.place, route = excluded.route, request_id = excluded.request_id,
    state = case g.state when 'resolved' then 'open' else g.state end;
  insert into app.error_people (group_id, user_id)
  select g.id, p.id from jsonb_to_recordset(p_rows) r (source text, fingerprint text, people uuid[])
    join app.error_groups g using (source, fingerprint) join public.people p on p.id = any (r.people)
   order by g.id, p.id on conflict do nothing;
  delete from app.error_groups where id in (select id from (
    select id, row_number() over (partition by source order by last_at desc, id) as no from app.error_groups) g where no > 500);
end $$;
grant execute on function app.keep_errors(int, jsonb) to tandem_system;
