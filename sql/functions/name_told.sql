-- Which row an entry of the log is about, with its name where the caller may read the row.
create or replace function app.name_told(p_entry app.log) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_name text;
begin
  execute format('select name from public.%I where id = $1 and (%s)', p_entry.entity,
    coalesce(app.rows_for(p_entry.entity, 'read'), 'false')) into v_name using p_entry.row_id;
  return jsonb_build_object('entity', p_entry.entity, 'id', p_entry.row_id, 'name', v_name);
end $$;
grant execute on function app.name_told(app.log) to tandem_definer;
