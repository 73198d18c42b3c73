-- What a search finds in texts: files that the caller may read and, of each, the passage in which most of the words stand.
-- after: files_saying
create or replace function app.text_hits(p_query text, p_limit int) returns table (file_id uuid, passage int, words text[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare q record; told text[]; asked tsquery[]; kind text;
begin
  select * into q from app.search_question(p_query);
  -- (Whose a file is, and how far it is, nobody asks of it.)
  if coalesce(q.owners, q.states) is not null or q.types is not null and not q.types && '{documents,files}' then return; end if;
  told := app.telling(q.words);
  asked := app.look_in_text(told);
  kind := case when q.types is not null and 'files' <> all (q.types) then 'documents' end;
  return query select f.id, p.no, told from app.files_saying(asked, kind, 2 * p_limit) with ordinality f (id, row_id, digest, n)
    cross join lateral (select b.no, b.stand from (select s.no, (select count(*) from unnest(asked) a where s.words @@ a) as stand
      from app.blob_passages s where s.digest = f.digest) b order by b.stand desc, b.no limit 1) p
    order by p.stand desc, f.n limit p_limit;
end $$;
grant execute on function app.text_hits(text, integer) to tandem_roles;
