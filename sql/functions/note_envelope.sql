-- Keeps what happened to an envelope: what, to or by which recipient, from which address. What was signed goes with it by its SHA-256.
create or replace function app.note_envelope(p_envelope uuid, p_recipient uuid, p_kind text, p_from text default null) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.envelope_events (envelope_id, recipient_id, kind, actor_id, "from", digest)
    values (p_envelope, p_recipient, p_kind, app.actor_id(), left(p_from, 100), (select digest from public.envelopes where id = p_envelope))
$$;
