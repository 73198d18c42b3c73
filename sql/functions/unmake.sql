-- Puts a row into the bin that an entry of the log has made, where it still is as it was made, the caller may change it and nothing
-- stands on it; answers why not otherwise. One that is gone already is no reason.
create or replace function app.unmake(p_made app.log) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_version int; v_may boolean; v_relation text := format('public.%I', p_made.entity);
begin
  execute format('select version, %s from %s where id = $1 and deleted_at is null for update',
    coalesce(app.rows_for(p_made.entity, 'update'), 'false'), v_relation) into v_version, v_may using p_made.row_id;
  if v_version is null then return null; end if;
  if not v_may then return 'denied'; end if;
  if v_version <> p_made.row_version then return 'changed'; end if;
  if app.stood_on(p_made.entity, p_made.row_id) then return 'used'; end if;
  execute format('update %s set deleted_at = now() where id = $1', v_relation) using p_made.row_id;
  return null;
end $$;
grant execute on function app.unmake(app.log) to tandem_definer;
