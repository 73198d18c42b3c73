-- Notes that the caller has just shown that this session is theirs: by the hash of their password, which nobody within the door can
-- read, and which the server has checked.
-- after: in_person, user_id
create or replace function app.prove_session(p_current text, p_token text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.in_person();
  update auth.session s set proven_at = now() from auth.account a where s.token = p_token and s."userId" = app.user_id()
    and a."userId" = s."userId" and a."providerId" = 'credential' and a.password = p_current;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
end $$;
grant execute on function app.prove_session(text, text) to tandem_roles;
