-- Who answers a conversation reads its mailbox.
create or replace function app.check_conversation() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is not null and not app.would_see(new.owner_id, 'conversations', new.id) then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'owner_id', detail = 'This colleague does not read the mailbox.'; end if;
  return null;
end $$;
create or replace trigger x_owner after update of owner_id on public.conversations for each row
  when (new.owner_id is not null and new.owner_id is distinct from old.owner_id) execute function app.check_conversation();
