-- Gives the caller new recovery codes, or turns their second step off where there are none. As with app.change_password,
-- the password's hash shows that the password was asked for.
create or replace function app.change_second_factor(p_current text, p_recovery text[], p_token text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from auth.account where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  update auth.second_factor set shown_by = null, recovery = coalesce(p_recovery, recovery)
   where "userId" = app.user_id() and confirmed_at is not null and shown_by = p_token and shown_at > now() - interval '1 minute';
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  if p_recovery is null then delete from auth.second_factor where "userId" = app.user_id(); end if;
  perform app.append('sessions', app.user_id(), null, case when p_recovery is null then 'second_factor_off' else 'recovery_codes' end, false, null, null);
end $$;
grant execute on function app.change_second_factor(text, text[], text) to tandem_roles;
