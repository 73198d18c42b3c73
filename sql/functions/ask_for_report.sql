-- Asks the manager of a project how it goes: once a day from each who asks, nobody themselves. Answers why it was not done; null where it was.
create or replace function app.ask_for_report(p_project uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.projects; v_zone text := (select time_zone from public.company);
begin
  perform app.hold('projects', p_project, 'ask_for_report');
  select * into v from public.projects where id = p_project;
  if v.owner_id is null then return 'nobody'; end if;
  if v.owner_id = app.user_id() then return 'own'; end if;
  if v.status not in ('draft', 'planned', 'active', 'on_hold') then return 'over'; end if;
  insert into app.report_requests as r (project_id, user_id) values (p_project, app.user_id())
    on conflict (project_id, user_id) do update set asked_at = now()
      where (r.asked_at at time zone v_zone)::date < (now() at time zone v_zone)::date;
  if not found then return 'today'; end if;
  perform app.append('projects', p_project, v.account_id, 'ask_for_report', true, null, jsonb_build_object('owner_id', v.owner_id));
  return null;
end $$;
grant execute on function app.ask_for_report(uuid) to tandem_roles;
