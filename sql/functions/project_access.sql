-- Who sees a project, and by which of the scopes of their role (app.scopes says what each asks of the row, and is asked here as it is for
-- policies), clients among them: 500 people at most. For people who may change the project, or may open the page of all projects and see it.
create or replace function app.project_access(p_project uuid) returns text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_may boolean; v_ways text; v_told text;
begin
  execute format('select exists (select from public.projects where id = $1 and ((%s) or (%s) and $2))', coalesce(app.rows_for('projects', 'update'), 'false'),
    coalesce(app.rows_for('projects', 'read'), 'false')) into v_may using p_project,
    exists (select from app.role_permissions where role = app.role() and entity = '/dashboard/admin/projects' and verb = 'read');
  if not v_may or app.by_agent() then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  select string_agg(format('select w.id, %L as way from who w where w.role = %L and exists (select from public.projects where id = $1 and (%s))',
      s.scope, r.role,
      regexp_replace(replace(replace(replace(s.predicate, '{user_id}', 'w.id'), '{team_id}', 'w.team'), '{account_id}', 'w.account'), '\{member:(\w+)\}',
        'array(select m.id from app.memberships m where m.user_id = w.id and m.kind = ''\1'')', 'g')), ' union all ')
    into v_ways from app.role_permissions r join app.scopes s using (entity, scope) where r.entity = 'projects' and r.verb = 'read' and s.predicate <> 'false';
  execute format($query$
    with who as materialized (select p.id, p.team_id as team, p.account_id as account, app.current_role_of(p.id) as role from public.people p
      where p.status = 'active' and p.deleted_at is null and (p.kind = 'employee' or p.account_id = (select account_id from public.projects where id = $1))),
    ways as (select id, jsonb_agg(way order by way) as ways from (%s) each group by id)
    select coalesce(jsonb_agg(a), '[]')::text from (select p.id, p.name, p.kind, w.role, y.ways
      from ways y join who w using (id) join public.people p using (id)
      order by p.kind desc, y.ways <> '["all"]' desc, p.name, p.id limit 501) a $query$, v_ways) into v_told using p_project;
  return v_told;
end $$;
grant execute on function app.project_access(uuid) to tandem_roles;
