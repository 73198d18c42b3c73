-- Has the public holidays of a region known: each day is there once, what a person says of a day stays, and what no longer is one goes.
create or replace function app.keep_holidays(p_region text, p_year int, p_days jsonb) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_made int;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- (The region may have been changed again meanwhile.)
  update public.company set holidays_known = p_region || ' ' || p_year where holiday_region = p_region;
  if not found then return 0; end if;
  update public.holidays h set deleted_at = now() where region is not null and deleted_at is null and day >= make_date(p_year - 1, 1, 1)
    and not exists (select from jsonb_to_recordset(p_days) d (day date) where d.day = h.day);
  insert into public.holidays (day, name, name_fr, region)
    select d.day, d.name, d.name_fr, p_region from jsonb_to_recordset(p_days) d (day date, name text, name_fr text)
    on conflict (day) where deleted_at is null do nothing;
  get diagnostics v_made = row_count;
  return v_made;
end $$;
grant execute on function app.keep_holidays(text, int, jsonb) to tandem_system;
