-- What the caller sees by, in brief: a browser that kept what was read lets go of it when this is another, since some may be seen no longer.
create or replace function app.sees_by() returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select md5(concat_ws(' ', app.role(), p.team_id, p.account_id,
      (select string_agg(k::text, ' ' order by k::text) from app.company_rights k where k.role = app.role()),
      (select string_agg(m.kind || m.id, ' ' order by m.kind, m.id) from app.memberships m where m.user_id = p.id)))
    from public.people p where p.id = app.user_id()
$$;
grant execute on function app.sees_by() to tandem_roles;
