-- What one unit of each known currency is worth in the company's. (Its text is written into what asks it.)
create or replace function app.worths() returns table (currency text, rate numeric) language sql stable
begin atomic
  select c.currency, 1::numeric from public.company c
  union all select r.currency, r.rate from public.rates r
    where r.deleted_at is null and r.currency <> (select c.currency from public.company c);
end;
grant execute on function app.worths() to tandem_roles, tandem_definer;
