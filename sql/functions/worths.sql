-- What one unit of each known currency is worth in the company's.
create or replace function app.worths() returns table (currency text, rate numeric)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select currency, 1::numeric from public.company
  union select currency, rate from public.rates where deleted_at is null and currency <> (select currency from public.company)
$$;
grant execute on function app.worths() to tandem_roles, tandem_definer;
