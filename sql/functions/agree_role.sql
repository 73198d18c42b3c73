-- Agrees to what another administrator proposed, which happens with it. One who is to go may agree to that.
create or replace function app.agree_role(p_proposal uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare p app.role_proposals := app.open_proposal(p_proposal); v public.people;
begin
  if app.user_id() = p.proposed_by or (app.user_id() = p.user_id and p.act = 'role' and p.role = 'admin')
  then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'Another administrator has to agree.'; end if;
  if not app.is_admin(p.proposed_by) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Whoever proposed this is no administrator any more. Propose it yourself.';
  end if;
  select * into v from public.people where id = p.user_id and deleted_at is null for update;
  if v.id is null or v.status <> (case p.act when 'reactivate' then 'suspended' when 'suspend' then 'active' else v.status end)
    or not exists (select from app.roles where name = p.role and kind = v.kind) then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  if app.is_admin(v.id) and (p.act = 'suspend' or p.role <> 'admin' or p.expires_at is not null) and not app.admin_lasts_without(v.id) then
    raise 'ROLE' using errcode = '23514', column = 'role', detail = 'the last admin stays';
  end if;
  if p.act = 'role' then perform app.check_until(v.id, p.role, p.expires_at); end if;
  update app.role_proposals set agreed_by = app.user_id(), agreed_at = now() where id = p.id;
  perform app.append('role_proposals', p.id, null, 'agree', false, null, jsonb_build_object('act', p.act, 'user_id', p.user_id, 'role', p.role));
  if p.act = 'reactivate' then update public.people set status = 'active' where id = v.id;
  elsif p.act = 'suspend' then
    if p.hand_to is not null then perform app.give_all(v, p.hand_to); end if;
    perform app.keep_out(v);
  else insert into public.user_roles (user_id, role, granted_by, reason, created_at, expires_at, former) values (p.user_id, p.role, app.user_id(),
    p.reason, clock_timestamp(), p.expires_at, case when p.expires_at is not null then app.lasting_role_of(v.id) end);
  end if;
end $$;
grant execute on function app.agree_role(uuid) to tandem_roles;
