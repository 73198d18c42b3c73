-- The second step of sign-in: codes by time (RFC 6238) and recovery codes ---------------------------------------------------

create table auth.second_factor (
  "userId" uuid primary key references auth."user" (id) on delete cascade,
  -- Encrypted under a key of the server's; of recovery codes only keyed hashes.
  secret text not null, recovery text[] not null default '{}', confirmed_at timestamptz,
  -- A code is good once: those of this step and before are used up. Wrong ones make the next attempt wait.
  last_step bigint not null default 0, failed int not null default 0, wait_until timestamptz
);
alter table auth.second_factor enable row level security;
alter table auth.second_factor force row level security;
create policy owner on auth.second_factor to current_user using (true) with check (true);
create policy definer on auth.second_factor to tandem_definer using (true) with check (true);
create policy identity on auth.second_factor to tandem_auth using (true) with check (true);
grant select, insert, update, delete on auth.second_factor to tandem_auth, tandem_definer;

-- Records through which door a new session came. 'open'; 'second_factor' where a code is still needed, for which there are
-- ten minutes; null when it is not that person's door, or they are not active.
drop function app.open_door(text, text);
create function app.open_door(p_token text, p_door text) returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_code boolean := exists (select from auth.session s join auth.second_factor f on f."userId" = s."userId" where s.token = p_token and f.confirmed_at is not null);
begin
  update auth.session s set door = p_door, second_factor = not v_code, "expiresAt" = case when v_code then now() + interval '10 minutes' else s."expiresAt" end
    from public.people p where s.token = p_token and p.id = s."userId" and p.kind = p_door and p.status = 'active' and p.deleted_at is null;
  if not found then return null; end if;
  return case when v_code then 'second_factor' else 'open' end;
end $$;

-- What one may know of one's own way in; this session is told by its token.
create or replace function app.my_account(p_token text) returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('sessions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'agent', s."userAgent", 'address', s."ipAddress",
      'since', s."createdAt", 'here', s.token = p_token) order by s.token = p_token desc, s."createdAt" desc), '[]')
    from auth.session s where s."userId" = app.user_id() and s."expiresAt" > now() and s.door is not null and s.second_factor),
    'second_factor', (select jsonb_build_object('since', f.confirmed_at, 'recovery_left', cardinality(f.recovery))
      from auth.second_factor f where f."userId" = app.user_id() and f.confirmed_at is not null))
$$;

-- Turns the caller's second step on, once a first code was right.
create function app.confirm_second_factor(p_recovery text[], p_step bigint) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.second_factor set confirmed_at = now(), recovery = p_recovery, last_step = p_step, failed = 0, wait_until = null
   where "userId" = app.user_id() and confirmed_at is null;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  perform app.append('sessions', app.user_id(), null, 'second_factor_on', false, null, null);
end $$;

-- Gives the caller new recovery codes, or turns their second step off where there are none. As with app.change_password,
-- the password's hash shows that the password was asked for.
create function app.change_second_factor(p_current text, p_recovery text[]) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from auth.account where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  if p_recovery is null then delete from auth.second_factor where "userId" = app.user_id() and confirmed_at is not null;
  else update auth.second_factor set recovery = p_recovery where "userId" = app.user_id() and confirmed_at is not null; end if;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  perform app.append('sessions', app.user_id(), null, case when p_recovery is null then 'second_factor_off' else 'recovery_codes' end, false, null, null);
end $$;

-- Takes the second step from somebody who has lost it, and ends their sessions; from an administrator on the server only.
create function app.take_second_factor(p_user uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people := app.other_person(p_user, 'reset_password');
begin
  if app.current_role_of(p_user) = 'admin' then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'on the server only: bin/admin remove-second-step'; end if;
  perform app.drop_second_factor(v);
end $$;
create function app.drop_second_factor(p_person public.people) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from auth.second_factor where "userId" = p_person.id;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This person has no second step.'; end if;
  delete from auth.session where "userId" = p_person.id;
  perform app.append('sessions', p_person.id, p_person.account_id, 'second_factor_off', false, null, null);
end $$;

-- What the caller may do about each person whom they see, so that screens offer no more.
create or replace function app.acts_on_people() returns table (id uuid, acts text[]) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.id, array_remove(array[
      case when m.may ? 'sign_out' and p.status = 'active' then 'sign_out' end,
      case when m.may ? 'reset_password' and p.status = 'active' and not p.admin then 'reset_password' end,
      case when m.may ? 'reset_password' and not p.admin and exists (select from auth.second_factor f where f."userId" = p.id and f.confirmed_at is not null) then 'take_second_factor' end,
      case when m.may ? 'suspend' and p.status = 'active' then 'suspend' end,
      case when m.may ? 'suspend' and p.status = 'suspended' then 'reactivate' end,
      case when m.may ? 'suspend' and p.status = 'suspended' and p.kind = 'employee' then 'hand_over' end], null)
    from (select app.rights('people') as may) m, (select *, app.current_role_of(id) is not distinct from 'admin' as admin from public.people) p
   where p.deleted_at is null and p.id <> app.user_id() and m.may ?| '{sign_out,reset_password,suspend}'
$$;

-- Break-glass: what the owner of the server does when no administrator can (bin/admin). Nobody within the door may call it.
create function app.break_glass(p_act text, p_email text, p_token_hash bytea) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform set_config('app.request_id', 'bin/admin', true);
  select * into v from public.people where email = lower(p_email) and deleted_at is null for update;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'Nobody signs in with this address.'; end if;
  if p_act = 'reset-password' then
    if v.status <> 'active' then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'This person is suspended.'; end if;
    return app.write_reset(v, null, p_token_hash);
  elsif p_act = 'make-admin' then
    if v.kind <> 'employee' then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'Only staff can be administrators; this is a client.'; end if;
    update public.people set status = 'active' where id = v.id and status <> 'active';
    if app.current_role_of(v.id) is distinct from 'admin' then insert into public.user_roles (user_id, role, reason) values (v.id, 'admin', 'on the server, by bin/admin'); end if;
  elsif p_act = 'remove-second-step' then perform app.drop_second_factor(v);
  else raise 'INVALID_INPUT' using errcode = '22023', detail = 'There is no such act.';
  end if;
  return jsonb_build_object('kind', v.kind, 'email', v.email);
end $$;

grant execute on function app.open_door(text, text) to tandem_auth;
grant execute on function app.confirm_second_factor(text[], bigint), app.change_second_factor(text, text[]), app.take_second_factor(uuid) to tandem_roles;
grant execute on function app.drop_second_factor(public.people) to tandem_definer;
select app.settle_functions();
