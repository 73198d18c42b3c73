-- Gives a row to somebody, or takes an unowned one: the one way to change an owner, by these two verbs and no other, and
-- one takes for oneself only. Whether the caller may, app.hold judges. The new owner must be an active employee.
create or replace function app.hand_over(p_entity text, p_row uuid, p_to uuid, p_verb text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_verb not in ('assign', 'claim') or (p_verb = 'claim' and p_to is distinct from app.user_id())
  then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = 'Records change hands by assign, or by claim for oneself.'; end if;
  perform app.hold(p_entity, p_row, p_verb);
  if not exists (select from public.people where id = p_to and kind = 'employee' and status = 'active' and deleted_at is null)
  then raise 'REFERENCE' using errcode = '23503', column = 'owner_id'; end if;
  execute format('update public.%I set owner_id = $2 where id = $1', p_entity) using p_row, p_to;
end $$;
grant execute on function app.hand_over(text, uuid, uuid, text) to tandem_roles;
