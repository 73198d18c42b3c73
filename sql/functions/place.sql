-- The row's team is its owner's, so that one index per scope serves. (The owner is held until the row is there: who changes
-- teams meanwhile would not find it among what they take along.)
create or replace function app.place() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.owner_id is not null and (tg_op = 'INSERT' or new.owner_id is distinct from old.owner_id) then
    new.team_id := (select team_id from public.people where id = new.owner_id for share);
  end if;
  return new;
end $$;
