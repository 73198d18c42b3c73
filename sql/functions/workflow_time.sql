-- When the trigger of a workflow comes next after a moment; null where it is no schedule.
-- after: next_time
create or replace function app.workflow_time(p_trigger jsonb, p_after timestamptz) returns timestamptz
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when p_trigger ->> 'on' = 'schedule' and app.is_zone(p_trigger ->> 'time_zone') then app.next_time(p_trigger ->> 'rhythm',
    coalesce(p_trigger ->> 'weekday', 'monday'), coalesce((p_trigger ->> 'day_of_month')::int, 1), (p_trigger ->> 'at_time')::time,
    p_trigger ->> 'time_zone', p_after) end
$$;
