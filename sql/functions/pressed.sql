-- The moment at which a button was pressed, which may be told later, from where there was no network: none of the future, as far as a
-- clock may go wrong, and none of more than a day ago. Without one it is now.
create or replace function app.pressed(p_at timestamptz) returns timestamptz
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if p_at > now() + interval '5 minutes'
  then raise 'TIME' using errcode = '23514', column = 'started_at', detail = 'a timer begins and ends no later than now'; end if;
  if p_at < now() - interval '1 day'
  then raise 'TIME' using errcode = '23514', column = 'started_at', detail = 'what was pressed more than a day ago is entered by hand'; end if;
  return least(coalesce(p_at, now()), now());
end $$;
grant execute on function app.pressed(timestamptz) to tandem_roles, tandem_definer;
