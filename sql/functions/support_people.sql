-- Whom a ticket concerns that nobody has taken: support, and where the company has nobody there, whoever may take tickets.
create or replace function app.support_people() returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with able as materialized (select p.id, app.current_role_of(p.id) as role from public.people p
      where p.kind = 'employee' and p.status = 'active' and p.deleted_at is null),
    meant as (select id, role = 'support' as first from able a where exists (select from app.role_permissions r
      where (r.role, r.entity, r.verb) = (a.role, 'tickets', 'claim')))
  select id from meant where first or not exists (select from meant where first)
$$;
