create or replace function app.give_all(p_from public.people, p_to uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text; v_count bigint; v_counts jsonb := '{}';
begin
  perform set_config('app.follows', 'on', true);
  perform app.active_colleague(p_from.id, p_to);
  for v_entity in select app.handed_over() loop
    execute format('update public.%I set owner_id = $2 where owner_id = $1 and deleted_at is null', v_entity) using p_from.id, p_to;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object(v_entity, v_count);
  end loop;
  perform set_config('app.follows', '', true);
  perform app.append('people', p_from.id, p_from.account_id, 'hand_over', false, null, jsonb_build_object('to', p_to));
  return v_counts;
end $$;
