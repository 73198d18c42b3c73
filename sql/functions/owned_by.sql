-- How many rows of each of them somebody owns.
create or replace function app.owned_by(p_user uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text; v_count bigint; v_counts jsonb := '{}'; v public.people := app.other_person(p_user, 'suspend');
begin
  for v_entity in select app.handed_over() loop
    execute format('select count(*) from public.%I where owner_id = $1 and deleted_at is null', v_entity) into v_count using p_user;
    v_counts := v_counts || jsonb_build_object(v_entity, v_count);
  end loop;
  return v_counts;
end $$;
grant execute on function app.owned_by(uuid) to tandem_roles;
