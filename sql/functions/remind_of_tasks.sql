-- Tells people once on each working day, at the hour at which their digest comes, or nine, what they do that is due by the next working day,
-- and what has become late since the last one; everything of a kind in one notification. A day that was looked at is not looked at again.
-- after: plus_working_days, works_on
create or replace function app.remind_of_tasks() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_drafts app.notice_draft[];
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  with awake as (select p.id, n.day, app.works_on(n.day) as works from public.people p left join app.notification_settings s on s.user_id = p.id,
        lateral (select (now() at time zone p.time_zone)::date as day) n
      where p.kind = 'employee' and p.status = 'active' and p.deleted_at is null
        and now() at time zone p.time_zone >= n.day + coalesce(s.digest_hour, 9) * interval '1 hour'
        and not exists (select from app.task_reminders r where r.user_id = p.id and r.day >= n.day)
      order by p.id limit 500),
    noted as (insert into app.task_reminders as r (user_id, day) select id, day from awake
      on conflict (user_id) do update set day = excluded.day where r.day < excluded.day returning user_id),
    meant as (select a.id, a.day, app.plus_working_days(a.day, 1) as next, app.plus_working_days(a.day, -1) as last
      from awake a join noted n on n.user_id = a.id where a.works),
    theirs as (select m.id as user_id, m.day, t.* from meant m, lateral (
        select t.id as task_id, t.code, t.name, t.due_on, t.due_on < m.day as late from public.tasks t
         where t.owner_id = m.id and t.status = any ('{triage,backlog,todo,in_progress,in_review}') and t.due_on between m.last and m.next and t.due_on <> m.day
           and t.deleted_at is null and t.project_deleted_at is null and t.project_archived_at is null
        union select t.id, t.code, t.name, t.due_on, t.due_on < m.day from public.task_people w join public.tasks t on t.id = w.task_id
         where w.user_id = m.id and w.part = 'assignee' and w.deleted_at is null and t.status = any ('{triage,backlog,todo,in_progress,in_review}')
           and t.due_on between m.last and m.next and t.due_on <> m.day and t.deleted_at is null and t.project_deleted_at is null
           and t.project_archived_at is null
        order by due_on, code limit 200) t),
    told as (select user_id, day, late, case when late then 'overdue' else 'due_soon' end as kind, count(*) as count, min(task_id::text)::uuid as one,
        array_to_string((array_agg(code || ' · ' || name order by due_on, code))[:5], ', ') as names from theirs group by 1, 2, 3)
  select array_agg((t.user_id, t.kind, case when t.late then 'warning' else 'info' end,
      case when t.late then 'Tasks that became late: {{count}}' else 'Tasks due by the next working day: {{count}}' end, left(t.names, 1000),
      case when t.count = 1 then app.way_to('/tasks', t.one) when t.late then '/tasks?status=open&owner=me&due=past'
        else '/tasks?status=open&owner=me' end, null, null, null, jsonb_build_object('count', t.count),
      concat_ws(':', t.kind, t.day), now())::app.notice_draft) into v_drafts
    from told t where app.goes_by(t.user_id, t.kind, 'in_app') or app.goes_by(t.user_id, t.kind, 'email') or app.goes_by(t.user_id, t.kind, 'push');
  perform app.tell(v_drafts);
end $$;
grant execute on function app.remind_of_tasks() to tandem_system;
