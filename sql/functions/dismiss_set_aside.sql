create or replace function app.dismiss_set_aside(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('set_aside', 'retry');
  delete from app.set_aside where id = p_id;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;
grant execute on function app.dismiss_set_aside(uuid) to tandem_roles;
