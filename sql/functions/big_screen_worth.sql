-- What an amount is in the company's currency; null where its rate is not known.
-- after: worths
create or replace function app.big_screen_worth(p_value numeric, p_currency text) returns numeric
language sql stable set search_path = pg_catalog, pg_temp as $$
  select p_value * w.rate from app.worths() w where w.currency = p_currency
$$;
grant execute on function app.big_screen_worth(numeric, text) to tandem_roles, tandem_definer;
