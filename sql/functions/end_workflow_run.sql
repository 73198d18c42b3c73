-- Ends a run. Of one that fails its publisher is told, once an hour for each workflow; where they do not come in any more the workflow
-- pauses, and whoever may publish all of them is told.
-- after: tell, way_to
create or replace function app.end_workflow_run(p_run uuid, p_state text, p_error text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r app.workflow_runs; w public.workflows; v_publisher uuid; v_gone boolean;
begin
  update app.workflow_runs set state = p_state, error = left(p_error, 300), ended_at = now(), next_at = null, waits_for = null, wait_until = null,
    wait_entity = null, wait_row = null, wait_states = null, person_id = null, question = null where id = p_run returning * into r;
  update app.runs set ended_at = now() where id = r.lease;
  if p_state <> 'failed' then return; end if;
  select * into w from public.workflows where id = r.workflow_id;
  select publisher_id into v_publisher from app.workflow_versions where workflow_id = r.workflow_id and number = r.number;
  v_gone := not exists (select from public.people where id = v_publisher and status = 'active' and deleted_at is null);
  if v_gone and v_publisher = w.publisher_id then
    update public.workflows set status = 'paused', paused_reason = left(p_error, 300), next_at = null where id = w.id and status = 'active'; end if;
  perform app.tell((select array_agg(row(p.id, 'workflow', 'error', 'A workflow has failed', w.name, app.way_to('/workflows', w.id), 'workflows', w.id,
      null::uuid, '{"count":1}'::jsonb, concat_ws(':', 'workflow', w.id, to_char(now(), 'YYYY-MM-DD HH24')), now())::app.notice_draft)
    from public.people p where p.status = 'active' and p.deleted_at is null and (p.id = v_publisher or v_gone and exists (
      select from app.role_permissions g where g.role = app.current_role_of(p.id) and (g.entity, g.verb, g.scope) = ('workflows', 'publish', 'all')))));
end $$;
