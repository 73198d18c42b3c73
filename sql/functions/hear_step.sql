-- Keeps what a model has written so far of what a run asked it. Refuses where agents are halted or the run
-- has ended, so that it is asked no longer.
create or replace function app.hear_step(p_step uuid, p_heard text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if app.agents_halted() then raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'All agents are halted.'; end if;
  perform from app.agent_steps s join app.runs r on r.id = s.run_id
    where s.id = p_step and s.cost is null and r.ended_at is null and r.expires_at > now();
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This run has ended.'; end if;
  -- (It may have ended this moment.)
  update app.agent_steps set heard = p_heard where id = p_step and cost is null and p_heard <> '' and heard is distinct from p_heard;
end $$;
grant execute on function app.hear_step(uuid, text) to tandem_system;
