-- What merging a record into another would move, beside their own fields: how many rows of each kind that the caller sees; why it would be refused; whether
-- clients see the one that stays; and which of its columns follow from other rows.
create or replace function app.foretell_merge(p_entity text, p_keep uuid, p_gone uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v record; v_list app.reference_lists; v_n int; v_moves jsonb := '{}';
begin
  if not (app.sees_within(p_entity, p_keep) and app.sees_within(p_entity, p_gone)) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  for v in select * from app.referring(p_entity) where col <> 'duplicate_of' loop
    continue when app.within(app.role(), v.entity, 'read') is null;
    execute format('select count(*) from (select from %s where %I = $1 and deleted_at is null and %s and (%s) limit 10001) n', v.relation, v.col, v.also,
      app.rows_for(v.entity, 'read')) into v_n using p_gone;
    if v_n > 0 then v_moves := v_moves || jsonb_build_object(v.entity, coalesce((v_moves ->> v.entity)::int, 0) + v_n); end if;
  end loop;
  for v_list in select * from app.reference_lists where target = p_entity and not judges loop
    continue when app.within(app.role(), v_list.entity, 'read') is null;
    execute format('select count(*) from (select from public.%I where %I @> array[$1] and deleted_at is null and (%s) limit 10001) n', v_list.entity,
      v_list.list, app.rows_for(v_list.entity, 'read')) into v_n using p_gone;
    if v_n > 0 then v_moves := v_moves || jsonb_build_object(v_list.entity, coalesce((v_moves ->> v_list.entity)::int, 0) + v_n); end if;
  end loop;
  return jsonb_build_object('moves', v_moves, 'refused', app.merge_refusal(p_entity, p_keep, p_gone), 'clients', app.clients_of(p_entity, p_keep),
    'follows', (select to_jsonb(rolled_up) from app.entities where entity = p_entity));
end $$;
grant execute on function app.foretell_merge(text, uuid, uuid) to tandem_roles;
