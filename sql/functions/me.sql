-- The caller themselves, the pages they open and what their role may do: what a browser needs to draw itself.
create or replace function app.me() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'person', (select jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email, 'kind', p.kind, 'role', app.role(), 'title', p.title,
        'team_id', p.team_id, 'team_name', (select t.name from public.teams t where t.id = p.team_id), 'account_id', p.account_id,
        'language', p.language, 'locale', p.locale, 'time_zone', p.time_zone) || app.my_preferences()
      from public.people p where p.id = app.user_id()),
    'pages', (select jsonb_agg(entity order by entity) from app.role_permissions where role = app.role() and entity like '/%' and verb = 'read'),
    'rights', (select jsonb_object_agg(entity, verbs) from (
      select entity, jsonb_object_agg(verb, scopes) as verbs from (
        select entity, verb, jsonb_agg(scope order by scope) as scopes from app.role_permissions
         where role = app.role() and entity not like '/%' group by entity, verb) v group by entity) e),
    -- Entities of which the role may change some columns only.
    'narrowed', (select jsonb_object_agg(entity, columns) from (
      select entity, jsonb_agg(distinct c) as columns from app.role_permissions, unnest(columns) c
       where role = app.role() and verb = 'update' group by entity) n))
$$;
grant execute on function app.me() to tandem_roles;
