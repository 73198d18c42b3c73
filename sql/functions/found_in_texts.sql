-- What a search finds in texts, under the caller's rights: row security shows the file, its record and the passage, or nothing.
-- after: text_hits
create or replace function app.found_in_texts(p_query text, p_limit int) returns setof app.search_hit
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare hits jsonb := (select jsonb_agg(h) from app.text_hits(p_query, p_limit) h);
begin
  -- (Without any, an agent that may not read files is not refused the whole search.)
  if hits is null then return; end if;
  return query select f.id, 'files', 'document', case when f.entity = 'documents' then f.about else f.name end, e.text, null::uuid,
      app.marks(case when f.entity = 'documents' then f.about else f.name end, h.words, false), app.marks(e.text, h.words, false),
      jsonb_build_object('entity', f.entity, 'id', f.row_id, 'name', coalesce(f.about, ''), 'by_id', null, 'at', f.created_at, 'kind', null, 'page', p.page)
    from jsonb_to_recordset(hits) h (file_id uuid, passage int, words text[])
      join public.files f on f.id = h.file_id and f.deleted_at is null
      join app.blob_passages p on p.digest = f.digest and p.no = h.passage
      cross join lateral (select app.excerpt(p.text, h.words) as text) e;
end $$;
grant execute on function app.found_in_texts(text, integer) to tandem_roles;
