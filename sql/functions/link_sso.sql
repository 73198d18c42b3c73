-- Links the account that an attempt of the caller's was judged to be with the caller. It began with their password.
create or replace function app.link_sso(p_state text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v auth.sso_attempt;
begin
  delete from auth.sso_attempt where state = p_state and "userId" = app.user_id() and subject is not null and expires_at > now() returning * into v;
  if not found or v.issuer = 'credential' or not exists (select from public.people where id = v."userId" and kind = 'employee') then
    raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002';
  end if;
  if exists (select from auth.account where "providerId" = v.issuer and ("accountId" = v.subject or "userId" = v."userId")) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000';
  end if;
  insert into auth.account ("providerId", "accountId", "userId") values (v.issuer, v.subject, v."userId");
  perform app.append('sessions', v."userId", null, 'sso_link', false, null, jsonb_build_object('issuer', v.issuer));
end $$;
grant execute on function app.link_sso(text) to tandem_roles;
