-- Makes a version of the draft, in force from now on under the rights of whoever publishes it; answers the draft, which the server checks
-- in the same transaction. What asks other systems is published by those who may make webhooks.
-- after: hold, in_person, workflow_time, require
create or replace function app.publish_workflow(p_id uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare w public.workflows; v_trigger jsonb;
begin
  perform app.hold('workflows', p_id, 'publish'), app.in_person();
  select * into w from public.workflows where id = p_id;
  v_trigger := w.definition -> 'trigger';
  if jsonb_path_exists(w.definition, '$.steps.**.type ? (@ == "request")') then perform app.require('webhooks', 'create'); end if;
  if v_trigger ->> 'on' = 'schedule' and not app.is_zone(v_trigger ->> 'time_zone') then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Its time zone is not known.'; end if;
  insert into app.workflow_versions (workflow_id, number, definition, publisher_id)
    values (p_id, coalesce(w.published, 0) + 1, w.definition, app.user_id());
  update public.workflows set published = coalesce(published, 0) + 1, publisher_id = app.user_id(), published_at = now(), changed = false,
    paused_reason = null, dropped = 0, status = 'active', next_at = app.workflow_time(v_trigger, now()) where id = p_id;
  return w.definition;
end $$;
grant execute on function app.publish_workflow(uuid) to tandem_roles;
