-- When the company does not work: the weekdays (1 is Monday), and its days off. (One that has not said when it works, works from Monday to Friday, as
-- app.works_on has it.)
create or replace function app.rest_days() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'weekdays', coalesce((select jsonb_agg(d order by d) from generate_series(1, 7) d, public.company c
      where case when c.working_week = '{}' then d > 5 else jsonb_array_length(coalesce(c.working_week -> (d::text), '[]')) = 0 end), '[]'),
    'off', coalesce((select jsonb_agg(day order by day) from public.holidays where not worked and deleted_at is null), '[]'))
$$;
grant execute on function app.rest_days() to tandem_roles;
