-- Takes a signature or an approval of a recipient whom nobody else can answer for now; asks the next one, or completes the envelope.
-- after: ask_recipients, keep_signature, note_envelope, tell_of_envelope
create or replace function app.sign_envelope(r public.envelope_recipients, p_kind text, p_value text, p_from text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if r.purpose = 'signature' then perform app.keep_signature(r.id, p_kind, p_value); end if;
  -- (Who answers before the page has told that it was seen has seen it all the same.)
  update public.envelope_recipients set status = 'signed', open = false, mail_due = false, viewed_at = coalesce(viewed_at, now()), decided_at = now(),
    decided_from = left(p_from, 100) where id = r.id;
  perform app.note_envelope(r.envelope_id, r.id, case r.purpose when 'signature' then 'signed' else 'approved' end, p_from);
  if exists (select from public.envelope_recipients where envelope_id = r.envelope_id and status <> 'signed') then
    update public.envelopes set status = 'partially_signed' where id = r.envelope_id and status <> 'partially_signed';
    perform app.ask_recipients(r.envelope_id);
    return;
  end if;
  update public.envelopes set status = 'completed', completed_at = now() where id = r.envelope_id;
  perform app.note_envelope(r.envelope_id, null, 'completed');
  perform app.tell_of_envelope(r.envelope_id, case r.purpose when 'signature' then 'A document is signed by everybody'
    else 'A document is approved by everybody' end);
end $$;
