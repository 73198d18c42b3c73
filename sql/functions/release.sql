-- Ends what app.begin_release began: keeps it only where it has changed exactly what was proposed.
-- after: effects
create or replace function app.release(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_approvals; who jsonb := app.caller();
begin
  select * into v from public.agent_approvals where id = p_id;
  delete from app.rehearsals where xid = pg_current_xact_id_if_assigned() and approval_id = p_id;
  if not found or (who ->> 'run')::uuid is distinct from v.run_id then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if sha256(convert_to(app.effects(v.entity, v.row_id)::text, 'UTF8')) is distinct from (select hash from app.approval_effects where approval_id = p_id) then
    raise 'MOVED_ON' using errcode = 'TD002'; end if;
  if v.seconded and v.first_decider_id is null then raise 'WANTS_ANOTHER' using errcode = 'TD003'; end if;
  perform app.take((who ->> 'user')::uuid, who ->> 'role', (who ->> 'team')::uuid, (who ->> 'account')::uuid, who ->> 'request');
  update public.agent_approvals set status = 'done', decider_id = app.user_id(), decided_at = now() where id = p_id;
  update app.approval_effects set xid = pg_current_xact_id() where approval_id = p_id;
  perform app.end_waiting(v.task_id);
end $$;
grant execute on function app.release(uuid) to tandem_roles;
