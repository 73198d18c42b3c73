-- An address stands in small letters, as it is looked for.
create or replace function app.keep_suppression() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.name := lower(btrim(new.name));
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.suppressions for each row execute function app.keep_suppression();
