-- Forgets which rows were not taken, before an import is checked, committed or undone anew.
create or replace function app.forget_import_rows(p_import uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.imports where id = p_import and (owner_id = app.user_id() or app.rights('imports') -> 'update' ? 'all'))
  then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  delete from app.import_rows where import_id = p_import;
end $$;
grant execute on function app.forget_import_rows(uuid) to tandem_roles;
