-- The latest messages that hold all words, of those that the caller reads, 100 at most. A definer, since row security keeps what looks
-- into a text from its index; with the words in the statement, so that frequent ones are found from the latest on, and rare ones by the index.
create or replace function app.found_messages(p_query text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_bitmapscan = on as $$
declare v_within text := app.rows_for('messages', 'read'); v_words text; v_found jsonb;
begin
  select string_agg(format('m.search like %L', '%' || replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%'), ' and ') into v_words
    from (select w from regexp_split_to_table(app.fold(left(p_query, 200)), '\s+') w where w <> '' limit 12) q;
  if v_within is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if v_words is null then return '[]'; end if;
  execute format('select coalesce(jsonb_agg(f order by f.created_at desc), ''[]'') from (select m.id, m.channel_id, m.thread_id, m.body, m.created_by,
      m.created_at from public.messages m
    where m.deleted_at is null and %s and (%s) order by m.created_at desc nulls first, m.id limit 100) f', v_words, v_within) into v_found;
  return v_found;
end $$;
grant execute on function app.found_messages(text) to tandem_roles;
