-- The caller themselves: with what is kept for their role (app.told) all that a browser needs to draw itself.
-- after: sees_by
create or replace function app.me() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with caller as materialized (select (c ->> 'user')::uuid as id, c ->> 'role' as role from app.caller() c)
  select jsonb_build_object(
    'person', (select jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email, 'kind', p.kind, 'role', (select role from caller), 'title', p.title,
        'team_id', p.team_id, 'team_name', (select t.name from public.teams t where t.id = p.team_id), 'account_id', p.account_id,
        'language', p.language, 'locale', p.locale, 'time_zone', p.time_zone) || app.my_preferences()
      from public.people p where p.id = (select id from caller)),
    'sees', app.sees_by())
$$;
grant execute on function app.me() to tandem_roles;
