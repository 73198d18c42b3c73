-- What goes out is read under the rights of whoever last said where it goes and what: nobody has another's rights sent to an address of
-- their own. No program does that for them.
create or replace function app.keep_webhook() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_actor uuid := app.actor_id();
begin
  if v_actor is not null then perform app.in_person(); end if;
  if tg_op = 'INSERT' and (select count(*) from public.webhooks where deleted_at is null) >= 20 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A company has 20 webhooks at most.'; end if;
  if v_actor is not null and (tg_op = 'INSERT' or (new.address, new.events, new.filter_field, new.filter_value)
    is distinct from (old.address, old.events, old.filter_field, old.filter_value) or new.deleted_at is null and old.deleted_at is not null) then
    new.reader_id := v_actor; end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.webhooks for each row execute function app.keep_webhook();
