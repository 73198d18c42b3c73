-- Ends an open envelope without its completion: nobody whose turn it was or would have come is asked any more.
-- after: note_envelope
create or replace function app.end_envelope(p_id uuid, p_status text, p_reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.envelopes set status = p_status, reason = p_reason where id = p_id and status in ('sent', 'viewed', 'partially_signed');
  if not found then return false; end if;
  update public.envelope_recipients set status = 'ended', open = false, mail_due = false
    where envelope_id = p_id and status in ('waiting', 'asked', 'viewed');
  -- (Who declined is an event of its own.)
  if p_status <> 'declined' then perform app.note_envelope(p_id, null, p_status); end if;
  return true;
end $$;
