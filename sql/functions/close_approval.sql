-- Notes what a person has decided, where nothing is done: that it is rejected, that it is void since its records have moved on, or that
-- the first of two has approved it.
-- after: hold, see_effects
create or replace function app.close_approval(p_id uuid, p_as text, p_reason text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_approvals;
begin
  perform app.in_person();
  perform app.hold('agent_approvals', p_id, 'decide');
  select * into v from public.agent_approvals where id = p_id;
  if v.status <> 'waiting' then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This is decided already.'; end if;
  if p_as = 'first' then
    perform app.see_effects(p_id);
    update public.agent_approvals set first_decider_id = app.user_id() where id = p_id and seconded and first_decider_id is null;
    if not found then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Somebody else has just approved this. Approve it again.'; end if;
  elsif p_as in ('rejected', 'void') then
    update public.agent_approvals set status = p_as, decider_id = app.user_id(), decided_at = now(), reason = p_reason where id = p_id;
    perform app.end_waiting(v.task_id);
  else raise 'INVALID_INPUT' using errcode = 'P0001';
  end if;
end $$;
grant execute on function app.close_approval(uuid, text, text) to tandem_roles;
