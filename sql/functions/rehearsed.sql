-- Ends a rehearsal: nothing of it is kept, and what it would have changed is told by the failure.
-- after: effects
create or replace function app.rehearsed(p_entity text, p_row uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app.rehearsals where xid = pg_current_xact_id_if_assigned()) then
    raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = 'Nothing is rehearsed.'; end if;
  raise 'REHEARSED' using errcode = 'TD001', detail = app.effects(p_entity, p_row)::text;
end $$;
grant execute on function app.rehearsed(text, uuid) to tandem_roles;
