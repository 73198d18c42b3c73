-- Halts all agents: from now on no run of one enters, and the worker takes no task. Whoever asks ends what is still at work
-- afterwards (app.end_agent_work), when this is there for all to see. A second halt while one stands changes nothing.
create or replace function app.halt_agents(p_reason text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('ai_agents', 'halt'), app.in_person();
  insert into app.agent_halts (by, reason) values (app.user_id(), trim(p_reason)) on conflict do nothing;
  return app.agent_halt();
end $$;
grant execute on function app.halt_agents(text) to tandem_roles;
