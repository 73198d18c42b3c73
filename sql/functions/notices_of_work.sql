-- What the feed between two transactions tells those who do a task, or watch it: that it is blocked, or can go on, that it has another due
-- day, that something was said about it, that it moved (whoever answers for it hears that of app.notices_of_records). Of a task that is
-- blocked its manager and its maker hear, too. More than three at once are one notification; nobody is told what they did themselves, nor
-- twice of a comment that mentions them.
-- Long: one list of what happened, one of whom it concerns.
create or replace function app.notices_of_work(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  -- (Also of what clients are not told, such as what blocks a task.)
  with changed as materialized (
    select l.row_id, l.actor_id, l.before, l.after, l.xid, l.id, l.at, t.code, t.name, t.owner_id, t.manager_id, t.created_by,
        t.blocked_reason, t.open_blockers,
        t.status not in ('done', 'cancelled') as open
      from app.log l join public.tasks t on t.id = l.row_id and t.deleted_at is null
     where l.entity = 'tasks' and l.verb = 'update' and l.xid > p_after and l.xid <= p_upto
       and l.after ?| '{status,due_on,blocked_reason,open_blockers}'),
  happened as materialized (
    select distinct on (k.kind, c.row_id) k.kind, c.row_id, c.actor_id, c.xid, c.at, concat_ws(' · ', c.code, c.name) as about,
        c.owner_id, c.manager_id, c.created_by,
        case k.kind when 'moved' then jsonb_build_object('from', c.before ->> 'status', 'to', c.after ->> 'status')
          when 'blocked' then jsonb_strip_nulls(jsonb_build_object('said', c.blocked_reason)) else '{}' end as details, '{}'::uuid[] as but
      from changed c join lateral (values
        ('blocked', c.open and (c.after ->> 'blocked_reason' is not null and c.before ->> 'blocked_reason' is null and c.blocked_reason is not null
            and (c.open_blockers = 0 or c.after ? 'open_blockers')
          or (c.after ->> 'open_blockers')::int > 0 and (c.before ->> 'open_blockers')::int = 0 and c.open_blockers > 0
            and (c.blocked_reason is null or c.after ? 'blocked_reason'))),
        ('unblocked', c.open and c.blocked_reason is null and c.open_blockers = 0
          and ((c.after ? 'blocked_reason' and c.before ->> 'blocked_reason' is not null) or (c.after ->> 'open_blockers')::int = 0)),
        ('moved', c.after ? 'status'), ('rescheduled', c.open and c.after ? 'due_on')) k (kind, told) on k.told
     order by k.kind, c.row_id, c.xid desc, c.id desc),
  said as (
    select 'commented' as kind, t.id as row_id, l.actor_id, l.xid, l.at, concat_ws(' · ', t.code, t.name) as about, t.owner_id, t.manager_id, t.created_by,
        jsonb_build_object('said', left(c.body, 200)) as details, c.mention_ids as but
      from app.log l join public.comments c on c.id = l.row_id and c.deleted_at is null and c.entity = 'tasks' and c.account_id is null
        join public.tasks t on t.id = c.row_id and t.deleted_at is null
     where l.entity = 'comments' and l.verb = 'create' and not l.masked and l.xid > p_after and l.xid <= p_upto),
  told as materialized (
    select distinct on (p.id, h.kind, h.row_id, h.xid) h.*, p.id as user_id from (select * from happened union all select * from said) h
      cross join lateral (select h.owner_id where h.kind <> 'moved' union select h.manager_id where h.kind = 'blocked'
        union select h.created_by where h.kind = 'blocked'
        union select w.user_id from public.task_people w where w.task_id = h.row_id and w.deleted_at is null and (h.kind <> 'moved' or w.user_id <> h.owner_id
          or h.owner_id is null)) c (id)
      join public.people p on p.id = c.id and p.kind = 'employee' and p.status = 'active' and p.deleted_at is null
     where p.id is distinct from h.actor_id and p.id <> all (h.but)),
  piles as (select user_id, kind, actor_id, xid, count(*) as n, min(row_id::text)::uuid as some_row, max(at) as at from told group by 1, 2, 3, 4)
  select t.user_id, t.kind, case t.kind when 'blocked' then 'warning' when 'unblocked' then 'success' else 'info' end,
         case t.kind when 'blocked' then 'A task is blocked' when 'unblocked' then 'A task can go on' when 'rescheduled' then 'A task has another due day'
           when 'commented' then 'Something was said about a task' else 'Task moved' end,
         t.about, app.way_to('/tasks', t.row_id), 'tasks', t.row_id, t.actor_id, t.details, concat_ws(':', t.kind, 'tasks', t.row_id, t.xid), t.at
    from told t join piles p on p.user_id = t.user_id and p.kind = t.kind and p.xid = t.xid and p.actor_id is not distinct from t.actor_id
   where p.n <= 3 and app.would_see(t.user_id, 'tasks', t.row_id)
  union all
  select p.user_id, p.kind, case p.kind when 'blocked' then 'warning' when 'unblocked' then 'success' else 'info' end,
         case p.kind when 'blocked' then '{{count}} tasks are blocked' when 'unblocked' then '{{count}} tasks can go on'
           when 'rescheduled' then '{{count}} tasks have another due day' when 'commented'
           then 'Something was said about {{count}} tasks' else 'Tasks moved' end,
         '', '/tasks', null, null, p.actor_id, jsonb_build_object('count', p.n, 'of', 'tasks'), concat_ws(':', p.kind, 'tasks', p.xid), p.at
    from piles p where p.n > 3 and app.would_see(p.user_id, 'tasks', p.some_row)
$$;
