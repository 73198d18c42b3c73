-- The client behind a link to sign in by, while it can be used: not used, not too old, and the address still theirs.
create or replace function app.open_sign_in_link(p_token_hash bytea) returns public.people
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.* from app.wished_links l join public.people p on p.id = l.user_id and p.email = l.email
   where l.token_hash = p_token_hash and l.purpose = 'sign_in' and l.used_at is null
     and l.expires_at > now() and p.kind = 'client' and p.status = 'active' and p.deleted_at is null
$$;
