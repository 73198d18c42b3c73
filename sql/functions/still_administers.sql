-- Whether the caller is still the administrator as whom they came in: asked under the lock, since they may have waited for it.
create or replace function app.still_administers() returns void
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.current_role_of(app.user_id()) is distinct
    from app.role() or not exists (select from public.people where id = app.user_id() and status = 'active' and deleted_at is null)
  then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
end $$;
