-- Turns the caller's second step on, once a first code was right.
create or replace function app.confirm_second_factor(p_recovery text[], p_step bigint, p_but text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.second_factor set confirmed_at = now(), recovery = p_recovery, last_step = p_step, failed = 0, wait_until = null
   where "userId" = app.user_id() and confirmed_at is null;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  delete from auth.session where "userId" = app.user_id() and token is distinct from p_but;
  perform app.append('sessions', app.user_id(), null, 'second_factor_on', false, null, null);
end $$;
grant execute on function app.confirm_second_factor(text[], bigint, text) to tandem_roles;
