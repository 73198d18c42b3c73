-- after: choice_entered
create or replace function app.choose_for_cost() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.source := app.choice_entered('sources', new.source);
  return new;
end $$;
create or replace trigger e_choices before insert on public.source_costs for each row execute function app.choose_for_cost();
