-- after: choice_entered
create or replace function app.choose_for_lead() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.source is not null and (tg_op = 'INSERT' or new.source is distinct from old.source) then
    new.source := app.choice_entered('sources', new.source); end if;
  if new.lost_reason is not null and (tg_op = 'INSERT' or new.lost_reason is distinct from old.lost_reason) then
    new.lost_reason := app.choice_entered('lost_reasons', new.lost_reason); end if;
  return new;
end $$;
create or replace trigger e_choices before insert or update of source, lost_reason on public.leads
  for each row when (new.source is not null or new.lost_reason is not null) execute function app.choose_for_lead();
