-- The password of a mailbox from now on, sealed by the server; with it the box is read at once.
create or replace function app.keep_mailbox_password(p_id uuid, p_sealed text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('mailboxes', p_id, 'update'), app.in_person();
  insert into app.mailbox_ways (mailbox_id, sealed) values (p_id, p_sealed)
    on conflict (mailbox_id) do update set sealed = excluded.sealed, next_at = now(), tries = 0, leased_until = null;
  update public.mailboxes set status = 'waiting', failing_since = null, last_error = null where id = p_id and status = 'failing';
end $$;
grant execute on function app.keep_mailbox_password(uuid, text) to tandem_roles;
