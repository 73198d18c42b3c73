-- For a task that is being done: the steps that it gave to other agents, with what came of them where who did it may tell it, and what they
-- wait for; and the agents to which its own may give steps, with what they can do.
-- after: may_tell, step_over
create or replace function app.orchestration(p_task uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_tasks;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from public.agent_tasks where id = p_task;
  return jsonb_build_object('steps', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'status', t.status,
        'over', app.step_over(t), 'agent', a.name,
        'told', told.may, 'reason', case when told.may then coalesce(t.last_error, t.reason) end,
        'result', case when told.may then left(t.result, 8000) end,
        'proposals', (select coalesce(jsonb_agg(jsonb_build_object('title', p.title, 'status', p.status) order by p.created_at, p.id), '[]')
          from public.agent_approvals p where p.task_id = t.id and told.may)) order by t.created_at, t.id), '[]')
      from public.agent_tasks t left join public.ai_agents a on a.id = t.assigned_to
        cross join lateral (select a.id is null or app.may_tell(a.id, v.assigned_to) as may) told where t.parent_id = p_task),
    'colleagues', (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'capabilities', a.capabilities) order by a.created_at, a.id), '[]')
      from public.ai_agents a where a.status = 'active' and a.deleted_at is null and app.may_tell(v.assigned_to, a.id)));
end $$;
grant execute on function app.orchestration(uuid) to tandem_system;
