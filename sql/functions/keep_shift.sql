-- Keeps what a shift has moved, so that whoever did it can take it back for a day: of each task the days that it had and those that it got.
create or replace function app.keep_shift(p_moved jsonb) returns uuid
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from app.shifts where made_by = app.user_id() and (made_at < now() - interval '1 day'
    or id in (select id from app.shifts where made_by = app.user_id() order by made_at desc offset 19));
  insert into app.shifts (made_by, moved) select app.user_id(), p_moved where jsonb_array_length(p_moved) <= 5000 returning id;
$$;
grant execute on function app.keep_shift(jsonb) to tandem_roles;
