-- The company's own currency is worth itself.
create or replace function app.keep_rate() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from public.company c where c.currency = new.currency) then
    raise 'RATE' using errcode = '23514', column = 'currency', detail = 'is the currency of the company'; end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update of currency, deleted_at on public.rates
  for each row when (new.deleted_at is null) execute function app.keep_rate();
