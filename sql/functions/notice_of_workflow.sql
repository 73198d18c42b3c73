-- Tells somebody at the company what a step of a run says, in the transaction of that step.
-- after: tell, way_to, paths, would_see
create or replace function app.notice_of_workflow(p_person uuid, p_text text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r app.workflow_runs; v_name text;
begin
  select w.* into r from app.workflow_runs w where w.lease = (app.caller() ->> 'run')::uuid and w.state = 'waiting';
  if r.id is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not exists (select from public.people where id = p_person and status = 'active' and deleted_at is null and kind = 'employee') then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Whoever is to be told does not come in any more.'; end if;
  select name into v_name from public.workflows where id = r.workflow_id;
  perform app.tell(array[row(p_person, 'workflow', 'info', 'A workflow tells you', left(concat_ws(': ', v_name, p_text), 500),
    coalesce(case when app.would_see(p_person, r.entity, r.row_id) then app.way_to(app.paths() ->> r.entity, r.row_id) end,
      app.way_to('/workflows', r.workflow_id)),
    'workflows', r.workflow_id, null::uuid, '{"count":1}'::jsonb, concat_ws(':', 'workflow', r.id, r.at), now())::app.notice_draft]);
end $$;
grant execute on function app.notice_of_workflow(uuid, text) to tandem_roles;
