-- A link that the caller has just made, to whom it is for: the address is the link's, not the caller's to choose. Of one
-- that makes nobody nothing is sent, and nothing is said.
create or replace function app.queue_link_mail(p_purpose text, p_token_hash bytea, p_subject text, p_body text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_purpose = 'invitation' and exists (select from app.invitations i join public.people p on p.email = i.email
    where i.token_hash = p_token_hash and i.invited_by = app.user_id()) then
    return;
  end if;
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at)
  select p_purpose || ':' || encode(p_token_hash, 'hex'), p_purpose, l.email, p_subject, p_body, l.expires_at from (
    select 'invitation' as purpose, email, expires_at from app.invitations
      where token_hash = p_token_hash and invited_by = app.user_id() and accepted_at is null and revoked_at is null
    union all select 'password', p.email, r.expires_at from app.password_resets r join public.people p on p.id = r.user_id
      where r.token_hash = p_token_hash and r.made_by = app.user_id() and r.used_at is null) l
   where l.purpose = p_purpose
  on conflict do nothing;
  if not found and not exists (select from app.outgoing_mail where dedupe_key = p_purpose || ':' || encode(p_token_hash, 'hex')) then
    raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002';
  end if;
end $$;
grant execute on function app.queue_link_mail(text, bytea, text, text) to tandem_roles;
