-- Ends somebody else's API key, for whoever may end their sessions.
create or replace function app.end_key_of(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.api_keys;
begin
  perform app.require('people', 'sign_out');
  select * into v from app.api_keys where id = p_id and ended_at is null for update;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.other_person(v.user_id, 'sign_out');
  update app.api_keys set ended_at = now() where id = p_id;
  perform app.append('sessions', v.user_id, null, 'api_key_end', false, jsonb_build_object('key_id', v.id, 'name', v.name), null);
end $$;
grant execute on function app.end_key_of(uuid) to tandem_roles;
