-- How the server reaches a mailbox that the caller may change; without a password where none was given; to look into it, that they read, too.
-- after: reads_mailbox
create or replace function app.mailbox_way(p_id uuid, p_reading boolean) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('mailboxes', p_id, 'update'), app.in_person();
  if p_reading and not app.reads_mailbox(p_id) then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  return (select to_jsonb(b) || jsonb_build_object('sealed', w.sealed) from public.mailboxes b left join app.mailbox_ways w on w.mailbox_id = b.id
    where b.id = p_id);
end $$;
grant execute on function app.mailbox_way(uuid, boolean) to tandem_roles;
