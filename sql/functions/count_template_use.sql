-- Notes with which template a letter began that the caller has just sent, in this transaction; answers what was sent.
-- after: by_workflow
create or replace function app.count_template_use(p_template uuid, p_sent jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.by_workflow() then perform app.in_person(); end if;
  if p_template is not null then
    insert into app.template_uses (activity_id, template_id) select a.id, p_template from public.activities a
     where a.id = (p_sent ->> 'id')::uuid and a.created_by = app.user_id() and a.kind = 'email' and a.xmin = pg_current_xact_id()::xid
       and app.sees_within('email_templates', p_template) on conflict do nothing;
    if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  end if;
  return p_sent;
end $$;
grant execute on function app.count_template_use(uuid, jsonb) to tandem_roles;
