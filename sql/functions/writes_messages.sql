-- Is this an active colleague whose role writes messages?
create or replace function app.writes_messages(p_user uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.people p join app.role_permissions r on r.role = app.current_role_of(p.id) and r.entity = 'messages' and r.verb = 'create'
    where p.id = p_user and p.kind = 'employee' and p.status = 'active' and p.deleted_at is null)
$$;
