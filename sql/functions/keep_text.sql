-- Keeps the text of a stored file, as passages [{page, text}, …], and why there is none or not all, which its files then say.
create or replace function app.keep_text(p_digest text, p_passages jsonb, p_problem text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.blobs set unread = false, text_problem = p_problem where digest = p_digest;
  if not found then return; end if;
  delete from app.blob_texts where digest = p_digest;
  with made as (select no, (value ->> 'page')::int as page, value ->> 'text' as text, app.lexemes('', app.fold(value ->> 'text')) as words
      from jsonb_array_elements(p_passages) with ordinality p (value, no)),
    -- (A tsvector holds less than a megabyte.)
    bounded as (select word, sum(octet_length(word) + 4) over (order by first, word) as bytes
      from (select word, min(no) as first from made, unnest(tsvector_to_array(words)) word group by word) w),
    whole as (insert into app.blob_texts (digest, words) select p_digest, array_to_tsvector(array_agg(word)) from bounded where bytes < 1000000
      having count(*) > 0 returning digest)
  insert into app.blob_passages (digest, no, page, text, words)
    select whole.digest, no, page, text, coalesce(words, '') from made, whole;
  update public.files set text_problem = p_problem where digest = p_digest and text_problem is distinct from p_problem;
end $$;
grant execute on function app.keep_text(text, jsonb, text) to tandem_system;
