-- The invitation behind a link, while it can be used (app.standing_invitation): nobody signs in with its address.
create or replace function app.open_invitation(p_token_hash bytea) returns app.invitations
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.* from app.standing_invitation(p_token_hash) i where i.id is not null and not exists (select from public.people p where p.email = i.email)
$$;
