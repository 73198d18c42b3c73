-- Who puts records below others does so one after the other, from before the first row is held: of two who make each other's record a parent at
-- once, the second sees what the first has made (app.check_parent), and neither holds what the other waits for. A task that goes to another
-- project takes along what is below it, which is the same.
create or replace function app.parents_in_turn() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('parents of ' || tg_table_name, 0));
  return new;
end $$;
create or replace trigger a_turn before update of parent_id on public.accounts for each statement execute function app.parents_in_turn();
create or replace trigger a_turn before update of parent_id, project_id on public.tasks for each statement execute function app.parents_in_turn();
-- (Of what is new no statement knows whether it stands below another: before its parent is held for what is copied of it.)
create or replace trigger a_turn_below before insert on public.accounts for each row when (new.parent_id is not null)
  execute function app.parents_in_turn();
create or replace trigger a_turn_below before insert on public.tasks for each row when (new.parent_id is not null)
  execute function app.parents_in_turn();
