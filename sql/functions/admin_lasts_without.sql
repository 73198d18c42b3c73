-- Whether there is an administrator beside somebody whose role does not end by itself.
create or replace function app.admin_lasts_without(p_user uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.people p, lateral (select r.role, r.expires_at from public.user_roles r where r.user_id = p.id
      order by r.created_at desc, r.id desc limit 1) r
    where p.id is distinct from p_user and p.status = 'active' and p.deleted_at is null and r.role = 'admin' and r.expires_at is null)
$$;
