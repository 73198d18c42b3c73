-- What an amount is in the company's currency; null where its rate is not known.
create or replace function app.big_screen_worth(p_value numeric, p_currency text) returns numeric
language sql stable set search_path = pg_catalog, pg_temp as $$
  select p_value * case when c.currency = p_currency then 1
    else (select r.rate from public.rates r where r.currency = p_currency and r.deleted_at is null) end from public.company c
$$;
grant execute on function app.big_screen_worth(numeric, text) to tandem_roles, tandem_definer;
