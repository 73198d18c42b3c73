create or replace function public.mark_notification_read(p_notification_id uuid) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.notifications set read = true where id = p_notification_id and deleted_at is null;
  if found then return; end if;
  if exists (select from public.notifications where id = p_notification_id and deleted_at is null) then perform app.in_person(); end if;
  raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002';
end $$;
grant execute on function public.mark_notification_read(uuid) to tandem_roles;
