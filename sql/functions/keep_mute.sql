create or replace function app.keep_mute(p_entity text, p_row uuid, p_muted boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not p_muted then delete from app.notification_mutes where user_id = app.user_id() and entity = p_entity and row_id = p_row; return; end if;
  if not exists (select from app.scopes where entity = p_entity) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if (select count(*) from app.notification_mutes where user_id = app.user_id()) >= 1000 then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  insert into app.notification_mutes (user_id, entity, row_id) values (app.user_id(), p_entity, p_row) on conflict do nothing;
end $$;
grant execute on function app.keep_mute(text, uuid, boolean) to tandem_roles;
