-- Notes that a run has used a tool, once that is over: with what, how many records came of it, how long it took, why it was refused; of
-- one that reads an entity as what, too (that the agent's own list names it is why the run came in).
-- after: current_role_of
create or replace function app.note_tool_step(p_run uuid, p_tool text, p_arguments text, p_found int, p_ms int, p_error text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_allowed jsonb;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select jsonb_build_object('role', m.role, 'scopes', jsonb_agg(distinct m.scope)) into v_allowed
    from app.runs r join app.role_permissions m on m.role = app.current_role_of(r.user_id) and m.verb = 'read'
   where r.id = p_run and p_found is not null and p_tool in (m.entity || '_list', m.entity || '_get') group by m.role;
  insert into app.agent_steps (run_id, at, kind, tool, arguments, found, ms, error, allowed) values
    (p_run, clock_timestamp() - p_ms * interval '1 millisecond', 'tool', left(p_tool, 100), left(p_arguments, 1000), p_found, p_ms,
    left(p_error, 500), v_allowed);
end $$;
grant execute on function app.note_tool_step(uuid, text, text, int, int, text) to tandem_system;
