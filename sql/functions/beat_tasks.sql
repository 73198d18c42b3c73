-- A server shows that it still works on these tasks, `{id: attempt}`: those that it still has stay its own.
create or replace function app.beat_tasks(p_held jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update public.agent_tasks t set lease_until = now() + interval '25 seconds' from jsonb_each_text(p_held) h
    where t.id = h.key::uuid and t.attempts = h.value::int and t.status = 'running';
end $$;
grant execute on function app.beat_tasks(jsonb) to tandem_system;
