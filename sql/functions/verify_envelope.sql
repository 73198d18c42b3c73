-- Whether a file with this SHA-256 was made here as a version with all signatures. Tells nothing else.
create or replace function app.verify_envelope(p_digest text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.envelopes where signed_digest = p_digest and status = 'completed')
$$;
grant execute on function app.verify_envelope(text) to tandem_app;
