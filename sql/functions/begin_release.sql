-- Begins to do what was proposed, for whoever decides it: a person themselves, who has signed in or given their password within twelve
-- hours and sees each record that it would change. What follows is theirs, with the proposing run noted beside it, until app.release. Answers the act.
-- after: hold, see_effects, take
create or replace function app.begin_release(p_id uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_approvals; who jsonb := app.caller();
begin
  perform app.in_person();
  -- (An open browser alone is nobody.)
  if not coalesce((who ->> 'fresh')::boolean, false) then raise 'CONFIRM_IDENTITY' using errcode = 'TD004'; end if;
  perform app.hold('agent_approvals', p_id, 'decide');
  select * into v from public.agent_approvals where id = p_id;
  if v.status <> 'waiting' then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This is decided already.'; end if;
  if v.expires_at <= now() then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This was proposed too long ago.'; end if;
  -- (As a run does when it comes in: what is done here is the agent's too, and a halt ends it.)
  perform pg_advisory_xact_lock_shared(7270);
  if app.agents_halted() then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'All agents are halted. Approve it once they work again.'; end if;
  if v.first_decider_id = app.user_id() then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'You have approved this. Another person must do so too.'; end if;
  if not exists (select from public.ai_agents a join app.agent_acts may on may.agent = a.key and may.entity = v.entity, unnest(may.proposes) act
      where a.id = v.agent_id and a.status <> 'paused' and may.entity || '_' || act = v.tool) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This agent is paused, or proposes this no longer.'; end if;
  insert into app.rehearsals (run_id, approval_id) values (v.run_id, p_id);
  perform app.see_effects(p_id);
  perform app.take((who ->> 'user')::uuid, who ->> 'role', (who ->> 'team')::uuid, (who ->> 'account')::uuid, who ->> 'request', null, v.run_id);
  return jsonb_build_object('tool', v.tool, 'input', coalesce(v.edited, v.input));
end $$;
grant execute on function app.begin_release(uuid) to tandem_roles;
