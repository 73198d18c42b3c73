-- Notes that a run has used a tool, once that is over: with what, how many records came of it, how long it took, why it was refused.
create or replace function app.note_tool_step(p_run uuid, p_tool text, p_arguments text, p_found int, p_ms int, p_error text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  insert into app.agent_steps (run_id, at, kind, tool, arguments, found, ms, error) values
    (p_run, clock_timestamp() - p_ms * interval '1 millisecond', 'tool', left(p_tool, 100), left(p_arguments, 1000), p_found, p_ms, left(p_error, 500));
end $$;
grant execute on function app.note_tool_step(uuid, text, text, int, int, text) to tandem_system;
