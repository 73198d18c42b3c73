-- The latest messages that hold all words, of those that the caller reads, 100 at most. A definer, since row security keeps what looks
-- into a text from its index. The newest 10,000 are read first, where frequent words fill the answer; else the index finds the rest.
create or replace function app.found_messages(p_query text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_bitmapscan = on as $$
declare v_within text := app.rows_for('messages', 'read'); v_words text; v_from text; v_found jsonb;
begin
  if v_within is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select string_agg(format('search like %L', '%' || replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%'), ' and ') into v_words
    from (select w from regexp_split_to_table(app.fold(left(p_query, 200)), '\s+') w where w <> '' limit 12) q;
  if v_words is null then return '[]'; end if;
  foreach v_from in array array['(select * from public.messages where deleted_at is null order by created_at desc nulls first, id limit 10000)',
    'public.messages'] loop
    execute format('select coalesce(jsonb_agg(f order by f.created_at desc, f.id), ''[]'') from (select id, channel_id, thread_id, body,
      created_by, created_at from %s m where deleted_at is null and %s and (%s)
      order by created_at desc nulls first, id limit 100) f', v_from, v_words, v_within) into v_found;
    exit when jsonb_array_length(v_found) = 100;
  end loop;
  return v_found;
end $$;
grant execute on function app.found_messages(text) to tandem_roles;
