-- The outside tools that a run's agent may use: where each is, and what it is pinned to. None for a step, whose words are another
-- agent's, and none for a trial, which does nothing.
create or replace function app.outside_tools(p_run uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'address', s.address, 'sealed_token', t.sealed, 'tool', a.tool,
      'hash', a.pinned ->> 'hash', 'description', o ->> 'description', 'input_schema', o -> 'input_schema') order by s.created_at, s.id, a.tool), '[]')
    from app.runs r join public.agent_tasks w on w.id = r.task_id and w.parent_id is null
        and w.required_capability is distinct from 'try_policy'
      cross join public.tool_servers s cross join jsonb_each(s.allowed) a (tool, pinned)
      cross join jsonb_array_elements(s.offers) o left join app.tool_server_tokens t on t.tool_server_id = s.id
   where r.id = p_run and s.deleted_at is null and a.pinned -> 'agents' ? r.agent
     and o ->> 'name' = a.tool and o ->> 'hash' = a.pinned ->> 'hash');
end $$;
grant execute on function app.outside_tools(uuid) to tandem_system;
