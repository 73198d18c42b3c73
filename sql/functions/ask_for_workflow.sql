-- Tells the person whom a run waits for that they are asked.
-- after: tell, way_to
create or replace function app.ask_for_workflow(p_run uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r app.workflow_runs; v_name text;
begin
  select * into r from app.workflow_runs where id = p_run;
  if not exists (select from public.people where id = r.person_id and status = 'active' and deleted_at is null and kind = 'employee') then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Whoever is to be asked does not come in any more.'; end if;
  select name into v_name from public.workflows where id = r.workflow_id;
  perform app.tell(array[row(r.person_id, 'workflow', 'info', 'A workflow asks for your answer', left(concat_ws(': ', v_name, r.question), 500),
    app.way_to('/workflows', r.workflow_id), 'workflows', r.workflow_id, null::uuid, '{"count":1}'::jsonb,
    concat_ws(':', 'workflow', p_run, r.wait_step), now())::app.notice_draft]);
end $$;
