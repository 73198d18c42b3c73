-- What a rehearsal, or what was begun by app.begin_release, has changed, as its last statement; whoever asks ends it then. (Not told by a
-- failure, which servers write down.) Of a try, which its caller reads at once: as far as they see the records, or what new ones belong to.
-- after: effects, seen_names
create or replace function app.rehearsed(p_entity text, p_row uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_effects jsonb; v_names jsonb;
begin
  if not exists (select from app.rehearsals where xid = pg_current_xact_id_if_assigned()) then
    raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = 'Nothing is rehearsed.'; end if;
  v_effects := app.effects(p_entity, p_row);
  if exists (select from app.rehearsals where xid = pg_current_xact_id_if_assigned() and run_id is not null) then return v_effects; end if;
  v_names := app.seen_names(v_effects);
  return coalesce((select jsonb_agg(e order by place) from jsonb_array_elements(v_effects) with ordinality r (e, place)
    where v_names ? (e ->> 'id') or e ->> 'id' like 'new:%' and app.rows_for(e ->> 'entity', 'read') is not null
      and (coalesce(e -> 'after' ->> 'row_id', 'new:') like 'new:%' or v_names ? (e -> 'after' ->> 'row_id'))), '[]');
end $$;
grant execute on function app.rehearsed(text, uuid) to tandem_roles;
