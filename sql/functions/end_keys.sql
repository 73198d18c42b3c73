-- Keys and calendar addresses end for good with their person: whoever comes back makes others.
create or replace function app.end_keys() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.api_keys set ended_at = now() where user_id = new.id and ended_at is null;
  update app.calendar_feeds set ended_at = now() where user_id = new.id and ended_at is null;
  return null;
end $$;
