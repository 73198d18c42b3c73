-- Refuses whoever may not approve briefs.
create or replace function app.may_approve() returns void
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app.role_permissions where role = app.role() and entity = 'briefs' and verb = 'approve') then
    raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'Only directors and marketing approve a brief.';
  end if;
end $$;
