-- A draft of the caller's, held until the transaction ends.
create or replace function app.own_draft(p_id uuid) returns public.mails
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare m public.mails;
begin
  select * into m from public.mails where id = p_id and created_by = app.user_id() and kind = 'written' and deleted_at is null for update;
  if m.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This draft is no longer there.'; end if;
  perform app.hold('conversations', m.conversation_id, 'update');
  return m;
end $$;
