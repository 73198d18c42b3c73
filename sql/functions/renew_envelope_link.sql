-- Makes a new link for a recipient from outside, whom the caller may ask: the one before opens nothing any more.
-- after: held_envelope, note_envelope
create or replace function app.renew_envelope_link(p_recipient uuid, p_edition text, p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare e public.envelopes; r public.envelope_recipients;
begin
  select * into r from public.envelope_recipients where id = p_recipient;
  e := app.held_envelope(r.envelope_id);
  perform app.in_person();
  update public.envelope_recipients set edition = p_edition where id = p_recipient and person_id is null and status in ('waiting', 'asked', 'viewed');
  if not found then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Colleagues sign in the app, and who has answered needs no link.'; end if;
  update app.envelope_tokens set token_hash = p_token_hash, expires_at = e.expires_at where recipient_id = p_recipient;
  perform app.note_envelope(e.id, p_recipient, 'link_made');
  return jsonb_build_object('id', p_recipient);
end $$;
grant execute on function app.renew_envelope_link(uuid, text, bytea) to tandem_roles;
