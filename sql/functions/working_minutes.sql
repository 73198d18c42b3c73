-- How many minutes of the company's working time lie between two moments; of more than three years, those of the first three.
-- after: working_spans
create or replace function app.working_minutes(p_from timestamptz, p_till timestamptz) returns int
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_week jsonb; v_zone text; v_till timestamptz := least(p_till, p_from + interval '1096 days');
begin
  select working_week, time_zone into v_week, v_zone from public.company;
  if p_from is null or p_till is null then return null; end if;
  if v_till <= p_from then return 0; end if;
  if v_week = '{}' then return floor(extract(epoch from v_till - p_from) / 60); end if;
  return coalesce((select floor(sum(extract(epoch from least(s.ends, v_till) - greatest(s.begins, p_from))) / 60)
    from generate_series((p_from at time zone v_zone)::date, (v_till at time zone v_zone)::date, interval '1 day') d (day),
      app.working_spans(d.day::date, v_week, v_zone) s where s.ends > p_from and s.begins < v_till), 0);
end $$;
