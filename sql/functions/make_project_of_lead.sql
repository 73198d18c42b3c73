-- The project of a lead that becomes a client, for whoever converts it, also where their role makes no projects: it is given to somebody
-- who may manage it, for the client that the lead has by then, and whoever looks after the lead is one of its members, so that they go on
-- seeing what becomes of it.
create or replace function app.make_project_of_lead(p_lead uuid, p_name text, p_manager uuid, p_template uuid, p_starts date)
returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_lead public.leads; v_project uuid;
begin
  perform app.hold('leads', p_lead, 'convert');
  select * into v_lead from public.leads where id = p_lead;
  if not exists (select from app.role_permissions where role = app.current_role_of(p_manager) and entity = 'projects' and verb = 'update') then
    raise 'REFERENCE' using errcode = '23514', column = 'manager_id', detail = 'choose somebody who manages projects';
  end if;
  insert into public.projects (name, owner_id, account_id, lead_id, template_id, starts_on, status, budget, currency)
  values (p_name, p_manager, v_lead.account_id, p_lead, p_template, p_starts, case when p_starts is null then 'draft' else 'planned' end,
    v_lead.value, v_lead.currency) returning id into v_project;
  if v_lead.owner_id <> p_manager and exists (select from public.people
    where id = v_lead.owner_id and kind = 'employee' and status = 'active' and deleted_at is null) then
    insert into public.project_members (project_id, user_id) values (v_project, v_lead.owner_id);
  end if;
  return v_project;
end $$;
grant execute on function app.make_project_of_lead(uuid, text, uuid, uuid, date) to tandem_roles;
