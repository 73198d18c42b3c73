-- Has a repository looked at with the monitor's next step, where it may look at all.
-- after: monitor_works
create or replace function app.look_at_repository(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_why text;
begin
  perform app.hold('repositories', p_id, 'look');
  v_why := case when app.agents_halted() then 'All agents are halted.'
    when not (select watched from public.repositories where id = p_id) then 'This repository is not watched.'
    when not app.monitor_works() then 'The GitHub Integration Agent is paused, or there is none.' end;
  if v_why is not null then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = v_why; end if;
  update public.repositories set next_look_at = now() where id = p_id;
end $$;
grant execute on function app.look_at_repository(uuid) to tandem_roles;
