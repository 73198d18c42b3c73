-- What is put off is read with the rest, and does not come back by itself.
create or replace function public.mark_all_notifications_read() returns int
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_marked int;
begin
  update public.notifications set read = true, snoozed_until = null
    where user_id = app.user_id() and (not read or snoozed_until is not null) and deleted_at is null;
  get diagnostics v_marked = row_count;
  return v_marked;
end $$;
grant execute on function public.mark_all_notifications_read() to tandem_roles;
