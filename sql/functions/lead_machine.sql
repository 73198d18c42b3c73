-- How many submissions came in the last days, how far they went, and through which forms: numbers alone, for whoever may open the page.
create or replace function app.lead_machine(p_days int) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_zone text := (select time_zone from public.company); v_from date := app.company_day() - p_days + 1;
begin
  perform app.require('/dashboard/lead-machine', 'read');
  if p_days not between 1 and 90 then return null; end if;
  return (with came as materialized (select s.*, (s.created_at at time zone v_zone)::date as day from public.form_submissions s
      where s.created_at >= v_from::timestamp at time zone v_zone and s.deleted_at is null),
    counted as (select day, form_id, count(*) as came, count(*) filter (where status = 'set_aside') as set_aside,
        count(*) filter (where status = 'unconfirmed') as unconfirmed, count(*) filter (where status = 'received') as waiting,
        count(*) filter (where outcome = 'added') as known, count(*) filter (where outcome = 'created') as created,
        count(*) filter (where assignee_id is not null) as assigned, count(*) filter (where status = 'failed') as failed,
        count(*) filter (where status = 'dropped') as dropped, max(created_at) as last_at from came group by grouping sets ((day), (form_id)))
    select jsonb_build_object('from', v_from, 'until', app.company_day(),
      'days', coalesce((select jsonb_agg(to_jsonb(c) - '{form_id,last_at}'::text[] order by day) from counted c where day is not null), '[]'),
      'forms', coalesce((select jsonb_agg(coalesce(to_jsonb(c) - 'day', '{}') || jsonb_build_object('id', f.id, 'name', f.name, 'status', f.status)
          order by f.name, f.id)
        from public.forms f left join counted c on c.form_id = f.id where f.deleted_at is null), '[]')));
end $$;
grant execute on function app.lead_machine(int) to tandem_roles;
