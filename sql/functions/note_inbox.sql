create or replace function app.note_inbox() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.inboxes (user_id, changed) select distinct user_id, pg_current_xact_id() from changed order by user_id
    on conflict (user_id) do update set changed = excluded.changed;
  return null;
end $$;
