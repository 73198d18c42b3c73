-- Of which region public holidays are to be known from which year on, where they are not: asked by the server.
create or replace function app.holidays_wanted() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_year int := extract(year from now());
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select jsonb_build_object('region', holiday_region, 'year', v_year) from public.company
    where holidays_known is distinct from holiday_region || ' ' || v_year);
end $$;
grant execute on function app.holidays_wanted() to tandem_system;
