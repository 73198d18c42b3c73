-- Break-glass: what the owner of the server does when no administrator can (bin/admin). Nobody within the door may call it.
-- It keeps out an administrator, too, when no other one can agree to it.
create or replace function app.break_glass(p_act text, p_email text, p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
    if app.current_role_of(v.id) is distinct from 'admin' or app.lasting_role_of(v.id) <> 'admin' then
      insert into public.user_roles (user_id, role, reason) values (v.id, 'admin', 'on the server, by bin/admin');
    end if;
  elsif p_act = 'remove-second-step' then perform app.drop_second_factor(v);
  elsif p_act = 'suspend' then
    perform pg_advisory_xact_lock(7265);
    if app.is_admin(v.id) and not app.admin_lasts_without(v.id) then
      raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'This is the last administrator. Make another one first: bin/admin make-admin.';
    end if;
    perform app.keep_out(v);
  else raise 'INVALID_INPUT' using errcode = '22023', detail = 'There is no such act.';
  end if;
  return jsonb_build_object('kind', v.kind, 'email', v.email);
end $$;
