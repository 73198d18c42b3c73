-- Says of an error that it is resolved, ignored or open again.
create or replace function app.settle_error(p_id uuid, p_state text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('error_groups', 'settle');
  update app.error_groups set state = p_state where id = p_id;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;
grant execute on function app.settle_error(uuid, text) to tandem_roles;
