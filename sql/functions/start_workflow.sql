-- Starts a published workflow by hand, for a record that the caller sees where one starts it; answers the run.
-- after: hold, in_person, seen_names
create or replace function app.start_workflow(p_id uuid, p_row uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare w public.workflows; v_trigger jsonb; v_id uuid;
begin
  perform app.hold('workflows', p_id, 'publish'), app.in_person();
  select * into w from public.workflows where id = p_id;
  select definition -> 'trigger' into v_trigger from app.workflow_versions where workflow_id = p_id and number = w.published;
  if v_trigger is null then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Publish it first.'; end if;
  if v_trigger ? 'entity' and (p_row is null
    or not app.seen_names(jsonb_build_array(jsonb_build_object('entity', v_trigger ->> 'entity', 'id', p_row))) ? p_row::text) then
    raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  insert into app.workflow_runs (workflow_id, number, entity, row_id, xid, starter_id)
    values (p_id, w.published, v_trigger ->> 'entity', case when v_trigger ? 'entity' then p_row end, pg_current_xact_id(), app.user_id())
    returning id into v_id;
  return v_id;
end $$;
grant execute on function app.start_workflow(uuid, uuid) to tandem_roles;
