-- after: choice_entered
create or replace function app.choose_for_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.industry is distinct from old.industry then
    new.industry := app.choice_entered('industries', new.industry); end if;
  return new;
end $$;
create or replace trigger e_choices before insert or update of industry on public.accounts
  for each row when (new.industry is not null) execute function app.choose_for_account();
