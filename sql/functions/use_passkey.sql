-- Signs in by a passkey whose signature was right. It was used with a PIN, a finger or a face, and so is a second step, too.
-- Its counter only rises, where it has one: of two that have the same key one is a copy.
create or replace function app.use_passkey(p_id uuid, p_counter bigint, p_door text, p_token text, p_address text, p_agent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid;
begin
  update auth.passkey set counter = p_counter, last_used = now()
    where id = p_id and (counter < p_counter or (counter = 0 and p_counter = 0)) returning "userId" into v_user;
  if not found then return null; end if;
  return app.begin_session(v_user, p_door, true, p_token, p_address, p_agent);
end $$;
grant execute on function app.use_passkey(uuid, bigint, text, text, text, text) to tandem_auth;
