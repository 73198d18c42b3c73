-- Gives somebody the role back that they had before one for a time (the plainest of their kind, where there is no such role any more),
-- and tells whoever had granted that one.
-- after: way_to
create or replace function app.bring_back_role(p_was public.user_roles, p_by uuid, p_reason text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people; v_role text; v_id uuid;
begin
  select * into v from public.people where id = p_was.user_id;
  v_role := coalesce((select name from app.roles where name = p_was.former and kind = v.kind), case v.kind when 'client' then 'client' else 'employee' end);
  insert into public.user_roles (user_id, role, granted_by, reason, created_at) values (v.id, v_role, p_by, p_reason, clock_timestamp()) returning id into v_id;
  if p_was.granted_by is distinct from p_by and p_was.granted_by is not null then
    perform app.tell(array[(p_was.granted_by, 'role', 'info', 'A role for a time has ended', v.name, '/rbac', null, null, p_by,
      jsonb_build_object('role', p_was.role, 'former', v_role), concat_ws(':', 'role_end', v_id), now())::app.notice_draft]);
  end if;
end $$;
