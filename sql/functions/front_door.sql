-- What the sign-in page may know before anybody has come in.
create or replace function app.front_door() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('set_up', exists (select from public.people),
    'company', (select jsonb_build_object('name', c.name, 'language', c.language, 'accent', c.accent,
        'logo', (select jsonb_build_object('sum', l.sum, 'width', l.width, 'height', l.height) from app.company_logo l where l.sum = c.logo))
      from public.company c limit 1),
    'demo', coalesce((select c.demo from public.company c limit 1), false))
$$;
grant execute on function app.front_door() to tandem_app, tandem_roles;
