-- What was said of a record, around the words that were found; and of which record, by whom and when. Nothing where it, or its
-- record, lies in the bin, or of a record itself.
create or replace function app.said_of(e app.searchable, p_id uuid, p_words text[], out text text, out about jsonb)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v jsonb;
begin
  if e.said_by is null then return; end if;
  execute format('select to_jsonb(t) from public.%I t where t.id = $1 and t.deleted_at is null and t.parent_deleted_at is null', e.entity)
    into v using p_id;
  if v is null then return; end if;
  select string_agg(regexp_replace(trim(replace(v ->> c, '**', '')), '\s+', ' ', 'g'), ' · ' order by n) into text
    from unnest(e.codes) with ordinality u (c, n) where trim(v ->> c) <> '';
  text := app.excerpt(text, p_words);
  about := jsonb_build_object('entity', v -> 'entity', 'id', v -> 'row_id', 'name', coalesce(v ->> 'about', ''), 'by_id', v -> e.said_by::text,
    'at', coalesce(v -> 'at', v -> 'created_at'), 'kind', v -> e.kind::text, 'page', null);
end $$;
grant execute on function app.said_of(app.searchable, uuid, text[]) to tandem_definer;
