-- Lets agents work again, at once: a person only, who says why.
create or replace function app.lift_halt(p_reason text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('ai_agents', 'lift_halt'), app.in_person();
  update app.agent_halts set lifted_at = now(), lifted_by = app.user_id(), lift_reason = trim(p_reason) where lifted_at is null;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'The agents are not halted.'; end if;
  perform pg_notify('agent_tasks', '');
end $$;
grant execute on function app.lift_halt(text) to tandem_roles;
