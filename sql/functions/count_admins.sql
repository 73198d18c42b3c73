create or replace function app.count_admins() returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*) from public.people p where p.status = 'active' and p.deleted_at is null and app.current_role_of(p.id) = 'admin'
$$;
