-- Takes the answer of whoever has a link, once, from an address: a signature or approval, or a refusal with its reason. Answers how the link stands
-- then, and whether it was taken. Null where there is no such link.
-- after: end_envelope, envelope_shown, sign_envelope
create or replace function app.answer_envelope(p_token_hash bytea, p_signs boolean, p_kind text, p_value text, p_from text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r public.envelope_recipients; v_words text := nullif(btrim(p_value), '');
begin
  select o.* into r from app.envelope_tokens t join public.envelope_recipients o on o.id = t.recipient_id where t.token_hash = p_token_hash;
  if not found then return null; end if;
  -- (Each answer to an envelope waits for the one before, so the last one knows that it is.)
  perform from public.envelopes where id = r.envelope_id for update;
  if app.envelope_shown(p_token_hash) ->> 'state' <> 'open' then return app.envelope_shown(p_token_hash) || '{"taken": false}'; end if;
  select * into r from public.envelope_recipients where id = r.id for update;
  if p_signs then
    perform app.sign_envelope(r, p_kind, p_value, p_from);
  else
    if p_signs is null or v_words is null or length(v_words) > 2000 then raise 'INVALID_INPUT' using errcode = '22023'; end if;
    update public.envelope_recipients set status = 'declined', open = false, mail_due = false, words = v_words, decided_at = now(),
      decided_from = left(p_from, 100) where id = r.id;
    perform app.note_envelope(r.envelope_id, r.id, 'declined', p_from);
    perform app.end_envelope(r.envelope_id, 'declined', v_words);
    perform app.tell_of_envelope(r.envelope_id, 'A document was declined');
  end if;
  return app.envelope_shown(p_token_hash) || '{"taken": true}';
end $$;
grant execute on function app.answer_envelope(bytea, boolean, text, text, text) to tandem_app;
