-- Does somebody outside the company sign in who sees this client or contact as their own, or is invited to? A contact is seen by those
-- who sign in for their client, too.
create or replace function app.clients_of(p_entity text, p_row uuid) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case p_entity
    when 'accounts' then exists (select from public.people where account_id = p_row and status = 'active' and deleted_at is null)
      or exists (select from app.invitations i where i.account_id = p_row and i.accepted_at is null and i.revoked_at is null and i.expires_at > now())
    when 'contacts' then exists (select from public.contacts c where c.id = p_row
      and (c.portal_user_id is not null or app.clients_of('accounts', c.account_id)))
    else false end
$$;
grant execute on function app.clients_of(text, uuid) to tandem_definer;
