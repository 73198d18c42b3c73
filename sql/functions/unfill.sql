-- Gives a row back the values that it had before an entry of the log, where those of the entry still stand and the caller may
-- change it; answers the columns that stay as they are.
create or replace function app.unfill(p_change app.log) returns text[]
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_now jsonb; v_may boolean; v_written text[]; v_back text[]; v_relation regclass := format('public.%I', p_change.entity);
begin
  select array_agg(key order by key) into v_written from jsonb_object_keys(p_change.after) key join pg_attribute
    on attrelid = v_relation and attname = key and attgenerated = '';
  execute format('select to_jsonb(t), %s from %s t where id = $1 and deleted_at is null for update',
    coalesce(app.rows_for(p_change.entity, 'update'), 'false'), v_relation) into v_now, v_may using p_change.row_id;
  if v_now is null then return null; end if;
  v_back := array(select key from unnest(v_written) key where v_may and v_now -> key = p_change.after -> key);
  if v_back <> '{}' then
    execute format('update %1$s t set %2$s from jsonb_populate_record(null::%1$s, $1) b where t.id = $2', v_relation,
      (select string_agg(format('%1$I = b.%1$I', key), ', ') from unnest(v_back) key)) using p_change.before, p_change.row_id;
  end if;
  return nullif(array(select unnest(v_written) except select unnest(v_back) order by 1), '{}');
end $$;
grant execute on function app.unfill(app.log) to tandem_definer;
