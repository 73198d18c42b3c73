-- An upload of the caller, or null. Runs have none.
create or replace function app.upload_of_mine(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.caller() ? 'run' or not app.rights('files') ? 'create' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select jsonb_build_object('id', id, 'name', name, 'media_type', media_type, 'bytes', bytes, 'whole', digest is not null)
    from app.uploads where id = p_id and user_id = app.user_id());
end $$;
grant execute on function app.upload_of_mine(uuid) to tandem_roles;
