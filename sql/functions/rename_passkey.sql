create or replace function app.rename_passkey(p_id uuid, p_name text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_was text := (select name from auth.passkey where id = p_id and "userId" = app.user_id() for update);
begin
  if length(btrim(p_name)) not between 1 and 100 then raise 'NAME' using errcode = '23514', column = 'name', detail = 'a name has 1 to 100 characters'; end if;
  update auth.passkey set name = btrim(p_name) where id = p_id and "userId" = app.user_id();
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.append('sessions', app.user_id(), null, 'passkey_rename', false, jsonb_build_object('name', v_was), jsonb_build_object('name', btrim(p_name)));
end $$;
grant execute on function app.rename_passkey(uuid, text) to tandem_roles;
