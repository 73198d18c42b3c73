-- Has a workflow start nothing more, or start again what happens from now on. What has begun goes on.
-- after: hold, in_person, workflow_time
create or replace function app.pause_workflow(p_id uuid, p_pause boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('workflows', p_id, 'publish'), app.in_person();
  update public.workflows w set status = case when p_pause then 'paused' else 'active' end, paused_reason = null, dropped = 0,
    next_at = case when not p_pause then (select app.workflow_time(v.definition -> 'trigger', now()) from app.workflow_versions v
      where v.workflow_id = w.id and v.number = w.published) end
   where id = p_id and status = case when p_pause then 'active' else 'paused' end;
end $$;
grant execute on function app.pause_workflow(uuid, boolean) to tandem_roles;
