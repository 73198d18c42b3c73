-- A letter is in its mailbox's folder of sent letters.
create or replace function app.note_in_sent(p_mail uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.mail_parts set in_sent = true where mail_id = p_mail;
end $$;
grant execute on function app.note_in_sent(uuid) to tandem_system;
