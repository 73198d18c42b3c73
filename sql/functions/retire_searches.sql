-- Forgets searches after ninety days, and each hour a part of the words that no record has any more.
create or replace function app.retire_searches() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.search_runs where last_at < now() - interval '90 days';
  delete from app.search_words w where w.ctid = any (array(select ctid from app.search_words tablesample system (1) limit 2000))
    and not exists (select from app.search_rows r where r.lexemes @@ format('''%s''', w.word)::tsquery);
end $$;
grant execute on function app.retire_searches() to tandem_system;
