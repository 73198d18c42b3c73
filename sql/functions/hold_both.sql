-- Holds two records of a kind, in the order of their ids, for whoever may change both as a whole: of two who merge the same pair at
-- once, the second finds one of them gone. `p_gone` may lie in the bin where p_binned.
create or replace function app.hold_both(p_entity text, p_keep uuid, p_gone uuid, p_binned boolean) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_held int;
begin
  if not exists (select from app.likenesses where entity = p_entity) or not app.unmasked(p_entity) or not exists (select from app.role_permissions
    where role = app.role() and entity = p_entity and verb = 'update' and columns is null)
  then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  execute format('select count(*) from (select from public.%I where id in ($1, $2) and (deleted_at is null or $3 and id = $2) and (%s) and (%s)
    order by id for update) h', p_entity, app.rows_for(p_entity, 'update'),
    app.rows_for(p_entity, 'read')) into v_held using p_keep, p_gone, p_binned;
  if v_held <> 2 then raise 'RESOURCE_CONFLICT' using errcode = 'P0001',
    detail = 'Both records must be there, and yours to change. One of them may have been merged or removed meanwhile.'; end if;
end $$;
grant execute on function app.hold_both(text, uuid, uuid, boolean) to tandem_definer;
