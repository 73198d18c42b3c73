-- What the feed between two transactions tells those who asked agents for something: that it is done, that it will not be, or that
-- it waits for what people do. Told of how it still stands: what was replayed or cancelled meanwhile is no news, and of a step only that
-- it waits. (A run acts as who asked for it, so that only a cancelling is theirs.)
create or replace function app.notices_of_tasks(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select t.owner_id, s.kind, s.type, s.title, t.title, app.way_to('/dashboard/ai-army?tab=tasks', t.id), 'agent_tasks', t.id, s.by,
         jsonb_strip_nulls(jsonb_build_object('agent', a.name)), concat_ws(':', s.kind, t.id, l.xid), l.at
    from app.log l join public.agent_tasks t on t.id = l.row_id and t.deleted_at is null left join public.ai_agents a on a.id = t.assigned_to
      join lateral (values ('task_done', 'success', 'An agent has done what you asked', null::uuid, l.after ->> 'status' = 'done'),
        ('task_failed', 'error', 'An agent could not do what you asked', null, l.after ->> 'status' = 'failed'),
        ('task_failed', 'warning', 'What you asked of an agent was cancelled', l.actor_id, l.after ->> 'status' = 'cancelled' and l.actor_id <> t.owner_id),
        ('task_waits', 'warning', 'What you asked of an agent waits', null, l.after ->> 'waits_for' in ('approval', 'budget', 'agent')
          or l.after ->> 'waits_for' = 'model' and t.reason = 'No model is configured.')) s (kind, type, title, by, told) on s.told
   where l.entity = 'agent_tasks' and l.verb = 'update' and (t.parent_id is null or s.kind = 'task_waits')
     and not l.masked and l.xid > p_after and l.xid <= p_upto
     and t.status = coalesce(l.after ->> 'status', t.status) and t.waits_for is not distinct from coalesce(l.after ->> 'waits_for', t.waits_for)
     and app.would_see(t.owner_id, 'agent_tasks', t.id)
$$;
