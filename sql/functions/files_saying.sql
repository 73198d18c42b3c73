-- The newest files in whose text each of the words stands, among those that the caller may read, as ids; null asks for files of every
-- kind of record. A definer, since row security keeps text operators from their index: the scopes are applied here, and the policies
-- judge what comes out. What is rare comes from the index of words; what is frequent is soon found among the newest.
-- after: look_in_text
create or replace function app.files_saying(p_asked tsquery[], p_entity text, p_limit int) returns table (id uuid, row_id uuid, digest text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_bitmapscan = on set jit = off as $$
declare reach constant int := 2000; predicate text; asked tsquery; rare text[];
begin
  -- (An agent that may not read any file is not told so by a search.)
  if p_asked is null or app.by_agent() and 'files' <> all (app.run_entities()) then return; end if;
  predicate := app.rows_for('files', 'read');
  if predicate is null then return; end if;
  asked := (select string_agg(format('(%s)', q), '&')::tsquery from unnest(p_asked) q);
  execute 'select array_agg(digest) from (select t.digest from app.blob_texts t where t.words @@ $1 limit $2) t' into rare using asked, reach;
  if rare is null then return; end if;
  return query execute format('select f.id, f.row_id, f.digest from (select * from public.files where (%s) and newest and deleted_at is null
      and parent_deleted_at is null and ($2 is null or entity = $2)) f where %s order by f.created_at desc limit $3', predicate,
      case when cardinality(rare) < reach then 'f.digest = any ($4)'
        else 'exists (select from app.blob_texts t where t.digest = f.digest and t.words @@ $1)' end)
    using asked, p_entity, p_limit, rare;
end $$;
grant execute on function app.files_saying(tsquery[], text, integer) to tandem_definer;
