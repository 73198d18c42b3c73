-- The tasks that are done and come again, for the server, which knows the calendar: the first that were done, one of each person's after the
-- other (whoever did a thousand at once holds up nobody else's), twenty at a time. Days are those of the company's clock.
create or replace function app.tasks_to_repeat() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'rule', t.repeat_rule, 'mode', t.repeat_mode,
      'day', coalesce(t.due_on, t.starts_on, t.done_on), 'done_on', t.done_on)), '[]')
    from (select d.*, (d.ended_at at time zone (select time_zone from public.company))::date as done_on
      from (select id, repeat_rule, repeat_mode, due_on, starts_on, ended_at,
          row_number() over (partition by coalesce(updated_by, owner_id) order by ended_at) as turn
        from public.tasks where status = 'done' and repeat_rule is not null and not followed) d order by d.turn, d.ended_at limit 20) t);
end $$;
grant execute on function app.tasks_to_repeat() to tandem_system;
