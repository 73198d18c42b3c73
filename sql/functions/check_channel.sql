-- A direct conversation is made by app.open_direct alone, and what kind of channel one is stays as it was made.
create or replace function app.check_channel() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then new.kind := old.kind; new.pair := old.pair;
  elsif new.kind = 'direct' and app.actor_id() is not null and current_user <> 'tandem_definer' then
    raise 'PERMISSION_DENIED' using errcode = '42501';
  end if;
  return new;
end $$;
create or replace trigger e_channel before insert or update on public.channels for each row execute function app.check_channel();
