-- What a rehearsal, or what was begun by app.begin_release, has changed, as its last statement; whoever asks ends it then. (Not told by a
-- failure, which servers write down.)
-- after: effects
create or replace function app.rehearsed(p_entity text, p_row uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app.rehearsals where xid = pg_current_xact_id_if_assigned()) then
    raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = 'Nothing is rehearsed.'; end if;
  return app.effects(p_entity, p_row);
end $$;
grant execute on function app.rehearsed(text, uuid) to tandem_roles;
