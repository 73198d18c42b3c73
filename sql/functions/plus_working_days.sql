-- The working day that comes so many working days after a day, or before it where they are negative; with none the first one from that day
-- on. Null where ten years hold no such day, or nothing was asked.
-- after: works_on
create or replace function app.plus_working_days(p_day date, p_days int) returns date
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_left int := greatest(abs(p_days), 1); v_step int := case when p_days < 0 then -1 else 1 end; v_day date;
begin
  -- (A day itself counts where none is asked for beside it.)
  for i in case when p_days = 0 then 0 else 1 end .. 3660 loop
    v_day := p_day + i * v_step;
    if app.works_on(v_day) then v_left := v_left - 1; end if;
    if v_left = 0 then return v_day; end if;
  end loop;
  return null;
end $$;
