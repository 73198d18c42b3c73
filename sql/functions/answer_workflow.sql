-- Says yes or no to what a run asks: whoever is asked, in person; where they do not come in any more, whoever may publish the workflow.
-- after: hold, in_person
create or replace function app.answer_workflow(p_run uuid, p_approved boolean, p_note text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r app.workflow_runs;
begin
  perform app.in_person();
  select * into r from app.workflow_runs where id = p_run and state = 'waiting' and waits_for = 'person' for update;
  if r.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if r.person_id is distinct from app.user_id() then
    perform app.hold('workflows', r.workflow_id, 'publish');
    if exists (select from public.people where id = r.person_id and status = 'active' and deleted_at is null) then
      raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  end if;
  if exists (select from jsonb_object_keys(r.answers) k where k = r.wait_step) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This is decided already.'; end if;
  update app.workflow_runs set next_at = now(), answers = answers || jsonb_build_object(r.wait_step,
    jsonb_build_object('approved', p_approved, 'note', left(p_note, 500), 'by', app.user_id())) where id = p_run;
  return p_run;
end $$;
grant execute on function app.answer_workflow(uuid, boolean, text) to tandem_roles;
