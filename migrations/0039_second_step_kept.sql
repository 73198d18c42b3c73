-- A second step keeps out what came in without it, and is not taken away by a password alone.

-- By which session a right code was shown, and when: the identity login, which reads the secret, notes it.
alter table auth.second_factor add column shown_by text, add column shown_at timestamptz;

-- Turns the caller's second step on, once a first code was right; their other sessions, which showed none, end.
drop function app.confirm_second_factor(text[], bigint);
create function app.confirm_second_factor(p_recovery text[], p_step bigint, p_but text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.second_factor set confirmed_at = now(), recovery = p_recovery, last_step = p_step, failed = 0, wait_until = null
   where "userId" = app.user_id() and confirmed_at is null;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  delete from auth.session where "userId" = app.user_id() and token is distinct from p_but;
  perform app.append('sessions', app.user_id(), null, 'second_factor_on', false, null, null);
end $$;

-- Gives the caller new recovery codes, or turns their second step off where there are none. As with app.change_password,
-- the password's hash shows that the password was asked for; and this session has shown a code within the last minute,
-- which counts once.
drop function app.change_second_factor(text, text[]);
create function app.change_second_factor(p_current text, p_recovery text[], p_token text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from auth.account where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  update auth.second_factor set shown_by = null, recovery = coalesce(p_recovery, recovery)
   where "userId" = app.user_id() and confirmed_at is not null and shown_by = p_token and shown_at > now() - interval '1 minute';
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  if p_recovery is null then delete from auth.second_factor where "userId" = app.user_id(); end if;
  perform app.append('sessions', app.user_id(), null, case when p_recovery is null then 'second_factor_off' else 'recovery_codes' end, false, null, null);
end $$;

grant execute on function app.confirm_second_factor(text[], bigint, text), app.change_second_factor(text, text[], text) to tandem_roles;
select app.settle_functions();
