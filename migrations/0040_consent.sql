-- What changes who is an administrator waits for another administrator: a new one, as before, and now also one who is to
-- be demoted, suspended or let back in. Otherwise whoever wants a new one alone demotes the second first (ruling 10).

alter table app.role_proposals add column act text not null default 'role' check (act in ('role', 'suspend', 'reactivate')),
  add column hand_to uuid references public.people (id), add column declined_by uuid, add column declined_at timestamptz;
create index on app.role_proposals (hand_to);

-- Whether the caller is still the administrator as whom they came in: asked under the lock, since they may have waited for it.
create function app.still_administers() returns void language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.current_role_of(app.user_id()) is distinct from app.role() or not exists (select from public.people where id = app.user_id() and status = 'active' and deleted_at is null)
  then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
end $$;

-- Is somebody an administrator who acts as one?
create function app.is_admin(p_user uuid) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.people where id = p_user and status = 'active' and deleted_at is null) and app.current_role_of(p_user) = 'admin'
$$;

-- Notes what is to wait for another administrator; the same is noted once.
create function app.propose(p_act text, p_user uuid, p_role text, p_reason text, p_to uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid;
begin
  if exists (select from app.role_proposals where act = p_act and user_id = p_user and role = p_role and agreed_at is null and declined_at is null) then return; end if;
  insert into app.role_proposals (act, user_id, role, reason, proposed_by, hand_to) values (p_act, p_user, p_role, p_reason, app.user_id(), p_to) returning id into v_id;
  perform app.append('role_proposals', v_id, null, 'propose', false, null, jsonb_build_object('act', p_act, 'user_id', p_user, 'role', p_role));
end $$;

-- Gives a role: 'granted', or 'proposed' where another admin must agree first. Nobody changes their own; the last admin stays.
create or replace function app.grant_role(p_user uuid, p_role text, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kind text := (select kind from public.people where id = p_user and deleted_at is null);
begin
  perform app.require('user_roles', 'grant');
  perform pg_advisory_xact_lock(7265);
  perform app.still_administers();
  if p_user = app.user_id() then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'nobody changes their own role'; end if;
  if v_kind is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if not exists (select from app.roles where name = p_role and kind = v_kind) then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'not a role of that kind of person'; end if;
  if app.is_admin(p_user) and p_role <> 'admin' and app.count_admins() < 2 then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'the last admin stays'; end if;
  if (p_role = 'admin' or app.is_admin(p_user)) and app.count_admins() >= 2 then
    perform app.propose('role', p_user, p_role, p_reason, null);
    return 'proposed';
  end if;
  insert into public.user_roles (user_id, role, granted_by, reason) values (p_user, p_role, app.user_id(), p_reason);
  return 'granted';
end $$;

-- Suspending, taken apart: who may is asked by whoever calls these.
create function app.active_colleague(p_from uuid, p_to uuid) returns void language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_to = p_from or not exists (select from public.people where id = p_to and kind = 'employee' and status = 'active' and deleted_at is null)
  then raise 'REFERENCE' using errcode = '23514', column = 'to', detail = 'choose an active colleague'; end if;
end $$;
create function app.give_all(p_from public.people, p_to uuid) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text; v_count bigint; v_counts jsonb := '{}';
begin
  perform app.active_colleague(p_from.id, p_to);
  for v_entity in select app.handed_over() loop
    execute format('update public.%I set owner_id = $2 where owner_id = $1 and deleted_at is null', v_entity) using p_from.id, p_to;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object(v_entity, v_count);
  end loop;
  perform app.append('people', p_from.id, p_from.account_id, 'hand_over', false, null, jsonb_build_object('to', p_to));
  return v_counts;
end $$;
create function app.keep_out(p_person public.people) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.people set status = 'suspended' where id = p_person.id;
  delete from auth.session where "userId" = p_person.id;
  update app.runs set ended_at = now() where user_id = p_person.id and ended_at is null;
  delete from app.password_resets where user_id = p_person.id and used_at is null;
end $$;

create or replace function app.hand_over_all(p_from uuid, p_to uuid) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app.give_all(app.other_person(p_from, 'suspend'), p_to);
end $$;

-- Keeps somebody out from now on: no session, run or link of theirs opens anything; hands their rows over where it is said
-- to whom. An administrator only once another one agrees: then the answer is that it is proposed.
create or replace function app.suspend_person(p_user uuid, p_to uuid) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  -- In step with grants, so that two admins cannot suspend each other at once.
  perform pg_advisory_xact_lock(7265);
  v := app.other_person(p_user, 'suspend');
  if v.status <> 'active' then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  perform app.still_administers();
  if p_to is not null then perform app.active_colleague(p_user, p_to); end if;
  if app.is_admin(p_user) and app.count_admins() < 2 then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'the last admin stays'; end if;
  if app.is_admin(p_user) then
    perform app.propose('suspend', p_user, 'admin', null, p_to);
    return '{"outcome": "proposed"}';
  end if;
  perform app.keep_out(v);
  return case when p_to is null then '{}' else app.give_all(v, p_to) end;
end $$;

-- Lets somebody back in: 'done', or 'proposed' where that makes a further administrator.
drop function app.reactivate_person(uuid);
create function app.reactivate_person(p_user uuid) returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform pg_advisory_xact_lock(7265);
  v := app.other_person(p_user, 'suspend');
  perform app.still_administers();
  if v.status <> 'suspended' then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  if app.current_role_of(p_user) = 'admin' and app.count_admins() >= 2 then
    perform app.propose('reactivate', p_user, 'admin', null, null);
    return 'proposed';
  end if;
  update public.people set status = 'active' where id = p_user;
  return 'done';
end $$;

-- A proposal that waits, for an administrator to decide on; whoever made it must still be one.
create function app.open_proposal(p_proposal uuid) returns app.role_proposals language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare p app.role_proposals;
begin
  perform app.in_person();
  perform app.require('user_roles', 'grant');
  perform pg_advisory_xact_lock(7265);
  perform app.still_administers();
  select * into p from app.role_proposals where id = p_proposal for update;
  if p.id is null then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if p.agreed_at is not null or p.declined_at is not null then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'This was decided already.'; end if;
  return p;
end $$;

-- Agrees to what another administrator proposed, which happens with it. One who is to go may agree to that.
create or replace function app.agree_role(p_proposal uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare p app.role_proposals := app.open_proposal(p_proposal); v public.people;
begin
  if app.user_id() = p.proposed_by or (app.user_id() = p.user_id and p.act = 'role' and p.role = 'admin')
  then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'Another administrator has to agree.'; end if;
  if not app.is_admin(p.proposed_by) then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Whoever proposed this is no administrator any more. Propose it yourself.'; end if;
  select * into v from public.people where id = p.user_id and deleted_at is null for update;
  if v.id is null or v.status <> (case p.act when 'reactivate' then 'suspended' when 'suspend' then 'active' else v.status end)
    or not exists (select from app.roles where name = p.role and kind = v.kind) then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  if app.is_admin(v.id) and (p.act = 'suspend' or p.role <> 'admin') and app.count_admins() < 2 then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'the last admin stays'; end if;
  update app.role_proposals set agreed_by = app.user_id(), agreed_at = now() where id = p.id;
  perform app.append('role_proposals', p.id, null, 'agree', false, null, jsonb_build_object('act', p.act, 'user_id', p.user_id, 'role', p.role));
  if p.act = 'reactivate' then update public.people set status = 'active' where id = v.id;
  elsif p.act = 'suspend' then
    if p.hand_to is not null then perform app.give_all(v, p.hand_to); end if;
    perform app.keep_out(v);
  else insert into public.user_roles (user_id, role, granted_by, reason) values (p.user_id, p.role, app.user_id(), p.reason);
  end if;
end $$;

-- Turns a proposal down; whoever made it takes it back.
create function app.decline_role(p_proposal uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare p app.role_proposals := app.open_proposal(p_proposal);
begin
  update app.role_proposals set declined_by = app.user_id(), declined_at = now() where id = p.id;
  perform app.append('role_proposals', p.id, null, 'decline', false, null, jsonb_build_object('act', p.act, 'user_id', p.user_id, 'role', p.role));
end $$;

-- As in 0010, and keeps out an administrator when no other one can agree to it.
create or replace function app.break_glass(p_act text, p_email text, p_token_hash bytea) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
  elsif p_act = 'suspend' then
    perform pg_advisory_xact_lock(7265);
    if app.is_admin(v.id) and app.count_admins() < 2 then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'This is the last administrator. Make another one first: bin/admin make-admin.'; end if;
    perform app.keep_out(v);
  else raise 'INVALID_INPUT' using errcode = '22023', detail = 'There is no such act.';
  end if;
  return jsonb_build_object('kind', v.kind, 'email', v.email);
end $$;

grant execute on function app.reactivate_person(uuid), app.decline_role(uuid) to tandem_roles;
grant execute on function app.still_administers(), app.is_admin(uuid), app.propose(text, uuid, text, text, uuid), app.active_colleague(uuid, uuid), app.give_all(public.people, uuid),
  app.keep_out(public.people), app.open_proposal(uuid) to tandem_definer;
select app.settle_functions();
