-- When so many minutes of the company's working time will have passed; null where that takes more than a year.
-- after: working_spans
create or replace function app.after_working_minutes(p_from timestamptz, p_minutes int) returns timestamptz
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_week jsonb; v_zone text; v_left interval := p_minutes * interval '1 minute'; v_begins timestamptz; v_ends timestamptz;
begin
  select working_week, time_zone into v_week, v_zone from public.company;
  if v_week = '{}' then return p_from + v_left; end if;
  for i in 0 .. 366 loop
    for v_begins, v_ends in select greatest(s.begins, p_from), s.ends from app.working_spans((p_from at time zone v_zone)::date + i, v_week, v_zone) s
        where s.ends > p_from order by 1 loop
      if v_ends - v_begins >= v_left then return v_begins + v_left; end if;
      v_left := v_left - (v_ends - v_begins);
    end loop;
  end loop;
  return null;
end $$;
