-- Withdraws an open envelope.
-- after: end_envelope, held_envelope
create or replace function app.cancel_envelope(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare e public.envelopes;
begin
  e := app.held_envelope(p_id);
  perform app.end_envelope(e.id, 'cancelled', nullif(btrim(p_reason), ''));
end $$;
grant execute on function app.cancel_envelope(uuid, text) to tandem_roles;
