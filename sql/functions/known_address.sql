-- Does somebody sign in with this address of whom this inviter may know?
create or replace function app.known_address(p_scopes jsonb, p_own_account uuid, p_email text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.people where email = lower(p_email) and (p_scopes ? 'all' or account_id = p_own_account))
$$;
