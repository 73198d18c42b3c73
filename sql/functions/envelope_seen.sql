-- Notes that a recipient has looked at what they are asked to sign, from an address: the first time.
-- after: envelope_shown, note_envelope
create or replace function app.envelope_seen(p_token_hash bytea, p_from text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r public.envelope_recipients;
begin
  select o.* into r from app.envelope_tokens t join public.envelope_recipients o on o.id = t.recipient_id where t.token_hash = p_token_hash;
  if r.status is distinct from 'asked' then return; end if;
  perform from public.envelopes where id = r.envelope_id for update;
  if app.envelope_shown(p_token_hash) ->> 'state' <> 'open' then return; end if;
  update public.envelope_recipients set status = 'viewed', viewed_at = now() where id = r.id and status = 'asked';
  if not found then return; end if;
  update public.envelopes set status = 'viewed' where id = r.envelope_id and status = 'sent';
  perform app.note_envelope(r.envelope_id, r.id, 'viewed', p_from);
end $$;
grant execute on function app.envelope_seen(bytea, text) to tandem_app;
