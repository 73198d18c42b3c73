-- The invitation behind a link, while it stands: not used, not revoked, not too old, and by somebody who could still invite so.
create or replace function app.standing_invitation(p_token_hash bytea) returns app.invitations
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.* from app.invitations i join public.people b on b.id = i.invited_by and b.status = 'active' and b.deleted_at is null
    join app.role_rights r on r.role = app.current_role_of(b.id) and r.entity = 'people'
   where i.token_hash = p_token_hash and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
     and app.reaches_person(r.rights -> 'hire', b.account_id, i.role, i.account_id)
     and (i.account_id is null or exists (select from public.accounts a where a.id = i.account_id and a.deleted_at is null))
     -- Whoever may know of the person of an address is told that the link is over.
     and not app.known_address(r.rights -> 'hire', b.account_id, i.email)
$$;
