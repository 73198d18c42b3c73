-- What a link shows: the version that is to be signed, or once all have signed the one with the signatures. Null otherwise.
-- after: envelope_shown
create or replace function app.envelope_file(p_token_hash bytea, p_signed boolean) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('name', f.name, 'media_type', f.media_type, 'bytes', f.bytes, 'digest', f.digest)
    from app.envelope_tokens t join public.envelope_recipients r on r.id = t.recipient_id join public.envelopes e on e.id = r.envelope_id
      join public.files f on f.id = case when p_signed then e.signed_file_id else e.file_id end
    where t.token_hash = p_token_hash and app.envelope_shown(p_token_hash) ->> 'state' in ('open', 'signed', 'declined')
$$;
grant execute on function app.envelope_file(bytea, boolean) to tandem_app;
