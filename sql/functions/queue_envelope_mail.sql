-- Queues the e-mail with the link of a recipient, to the recipient's own address, where it is still their turn and the link is still that one.
-- after: note_envelope
create or replace function app.queue_envelope_mail(p_recipient uuid, p_edition text, p_subject text, p_body text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r public.envelope_recipients;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update public.envelope_recipients set mail_due = false where id = p_recipient and mail_due and open and edition = p_edition returning * into r;
  if not found then return; end if;
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at)
    values (concat_ws(':', 'signature', r.id, r.edition, extract(epoch from coalesce(r.reminded_at, r.asked_at))), 'signature', r.email, p_subject, p_body,
      least(r.expires_at, now() + interval '2 days')) on conflict do nothing;
  perform app.note_envelope(r.envelope_id, r.id, 'link_mailed');
end $$;
grant execute on function app.queue_envelope_mail(uuid, text, text, text) to tandem_system;
