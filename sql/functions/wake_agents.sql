-- Where there are agents and none is at work, those that rest go back to it, and those that the system paused; never one that a
-- person paused. Answers how many.
create or replace function app.wake_agents() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_woken int;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if exists (select from public.ai_agents where status = 'active' and deleted_at is null) then return 0; end if;
  update public.ai_agents set status = 'active' where status in ('idle', 'paused') and paused_by is null and deleted_at is null;
  get diagnostics v_woken = row_count;
  return v_woken;
end $$;
grant execute on function app.wake_agents() to tandem_system;
