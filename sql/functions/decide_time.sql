-- Decides about submitted time, or opens again what was approved: whoever has that right on it (app.hold), which nobody has on their own
-- who has it by managing its project.
create or replace function app.decide_time(p_id uuid, p_to text, p_reason text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('time_entries', p_id, 'approve');
  update public.time_entries set status = p_to, reason = p_reason, decider_id = app.user_id(), decided_at = now()
   where id = p_id and status = case p_to when 'draft' then 'approved' else 'submitted' end and p_to in ('approved', 'rejected', 'draft');
  if not found then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = case p_to when 'draft' then 'Only approved time can be reopened.'
      else 'Only submitted time can be approved or refused.' end;
  end if;
end $$;
grant execute on function app.decide_time(uuid, text, text) to tandem_roles;
