-- Holds a row for a verb until the transaction ends: whether the caller may do it is judged by the scopes of the verb on that
-- row; of one that they do not see they are told nothing. (What only looks holds nothing.)
create or replace function app.hold(p_entity text, p_row uuid, p_verb text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_may text; v_sees text; may boolean;
begin
  if p_verb in ('read', 'create', 'import', 'export')
     or not exists (select from app.role_permissions where role = app.role() and entity = p_entity and verb = p_verb)
  then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  v_may := app.rows_for(p_entity, p_verb);
  v_sees := app.rows_for(p_entity, 'read');
  execute format('select %s from public.%I where id = $1 and deleted_at is null and (%s) for update',
    coalesce(v_may, 'false'), p_entity, coalesce(v_sees, 'false')) into may using p_row;
  if may is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if not may then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
end $$;
grant execute on function app.hold(text, uuid, text) to tandem_roles;
