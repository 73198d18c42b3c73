-- A week has at most three spans for each of its days (1 is Monday, 7 Sunday), in their order, in minutes of the day.
create or replace function app.keep_week() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_fits boolean;
begin
  begin
    select bool_and(day ~ '^[1-7]$' and jsonb_array_length(spans) <= 3 and not exists (
        select from (select (span ->> 0)::int as begins, (span ->> 1)::int as ends, lag((span ->> 1)::int) over (order by nth) as before,
            jsonb_array_length(span) as ends_of from jsonb_array_elements(spans) with ordinality of_day (span, nth)) s
          where ends_of <> 2 or begins is null or ends is null or begins < coalesce(before, 0) or ends <= begins or ends > 1440))
      into v_fits from jsonb_each(new.working_week) d (day, spans);
  exception when data_exception then v_fits := false;
  end;
  if v_fits is false then
    raise 'WEEK' using errcode = '23514', column = 'working_week', detail = 'takes at most three spans for each day from 1 to 7, in their order';
  end if;
  return new;
end $$;
create or replace trigger e_week before insert or update of working_week on public.company for each row execute function app.keep_week();
