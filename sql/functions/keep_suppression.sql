-- An address stands in small letters, as it is looked for, and once. (What the server notes twice is no mistake of anybody's.)
create or replace function app.keep_suppression() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.name := lower(btrim(new.name));
  if tg_op = 'INSERT' and new.created_by is not null and exists (select from public.suppressions where name = new.name and deleted_at is null) then
    raise 'SUPPRESSION' using errcode = '23514', column = 'name', detail = 'this address is suppressed already'; end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.suppressions for each row execute function app.keep_suppression();
