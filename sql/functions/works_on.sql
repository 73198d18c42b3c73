-- Whether the company works on a day: never on a day off. One that has not said when it works, works from Monday to Friday.
create or replace function app.works_on(p_day date) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when c.working_week = '{}' then extract(isodow from p_day) < 6
           else coalesce(jsonb_array_length(c.working_week -> extract(isodow from p_day)::text), 0) > 0 end
     and not exists (select from public.holidays h where h.day = p_day and not h.worked and h.deleted_at is null)
    from public.company c
$$;
