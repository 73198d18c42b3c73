-- Signs in by such a link, once; the others of the same person end with it. Where a second step is on, it is still to come.
create or replace function app.use_sign_in_link(p_token_hash bytea, p_token text, p_address text, p_agent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform 1 from app.wished_links where token_hash = p_token_hash for update;
  v := app.open_sign_in_link(p_token_hash);
  if v.id is null then return null; end if;
  update app.wished_links set used_at = now() where user_id = v.id and purpose = 'sign_in' and used_at is null;
  perform app.append('sessions', v.id, v.account_id, 'use_link', false, null, null);
  return app.begin_session(v.id, 'client', false, p_token, p_address, p_agent);
end $$;
grant execute on function app.use_sign_in_link(bytea, text, text, text) to tandem_auth;
