create or replace function app.end_push_device(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.push_devices where id = p_id and user_id = app.user_id();
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;
grant execute on function app.end_push_device(uuid) to tandem_roles;
