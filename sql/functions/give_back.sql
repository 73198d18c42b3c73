-- Takes out of a row what an entry of the log wrote into some of its columns: of lists what was added, of data the keys that were; any
-- other value where it still stands. Answers the columns of which something was changed since, which stay.
create or replace function app.give_back(p_change app.log, p_columns text[]) returns text[]
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_relation text := format('public.%I', p_change.entity);
  v_now jsonb; v_col text; v_was jsonb; v_became jsonb; v_back jsonb := '{}'; v_stay text[] := '{}';
begin
  execute format('select to_jsonb(t) from %s t where id = $1', v_relation) into v_now using p_change.row_id;
  for v_col in select key from jsonb_object_keys(p_change.after) key where key = any (p_columns) order by key loop
    v_was := coalesce(p_change.before -> v_col, 'null'); v_became := p_change.after -> v_col;
    if jsonb_typeof(v_became) = 'array' then
      v_back := v_back || jsonb_build_object(v_col, (select coalesce(jsonb_agg(e order by n), '[]') from jsonb_array_elements(v_now -> v_col)
        with ordinality e (e, n) where not (v_became @> jsonb_build_array(e) and not coalesce(v_was, '[]') @> jsonb_build_array(e))));
    elsif jsonb_typeof(v_became) = 'object' then
      v_back := v_back || jsonb_build_object(v_col, (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(v_now -> v_col)
        where v_was ? key or v_became -> key is distinct from value));
    elsif v_now -> v_col = v_became then
      v_back := v_back || jsonb_build_object(v_col, v_was);
    else
      v_stay := v_stay || v_col;
    end if;
  end loop;
  if v_back <> '{}' then
    execute format('update %1$s t set %2$s from jsonb_populate_record(null::%1$s, $1) b where t.id = $2', v_relation,
      (select string_agg(format('%1$I = b.%1$I', key), ', ') from jsonb_object_keys(v_back) key)) using v_back, p_change.row_id;
  end if;
  return v_stay;
end $$;
grant execute on function app.give_back(app.log, text[]) to tandem_definer;
