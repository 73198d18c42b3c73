-- Rates follow the company's currency: told in the new one where its rate is known and they fit; else nothing is known of them any more.
create or replace function app.keep_company() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_rate numeric := (select rate from public.rates where currency = new.currency and deleted_at is null);
begin
  update public.rates set deleted_at = now() where deleted_at is null and (v_rate is null or currency = new.currency
    or round(rate / v_rate, 10) not between 0.0000000001 and 999999);
  if v_rate is null then return new; end if;
  update public.rates set rate = round(rate / v_rate, 10) where deleted_at is null;
  if round(1 / v_rate, 10) between 0.0000000001 and 999999 then
    insert into public.rates (currency, rate) values (old.currency, round(1 / v_rate, 10)); end if;
  return new;
end $$;
create or replace trigger e_rates after update of currency on public.company
  for each row when (new.currency is distinct from old.currency) execute function app.keep_company();
