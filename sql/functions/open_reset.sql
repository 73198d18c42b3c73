-- The person behind a link for a new password, while it can be used: not used, not too old, and made on the server, by
-- themselves to the address that they still have, or by somebody who could still make it.
create or replace function app.open_reset(p_token_hash bytea) returns public.people
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.* from app.password_resets r join public.people p on p.id = r.user_id and p.status = 'active' and p.deleted_at is null
   where r.token_hash = p_token_hash and r.used_at is null and r.expires_at > now()
     and (r.made_by is null or (not app.administers(p.id) and case when r.made_by = p.id
       then exists (select from app.wished_links l where l.token_hash = r.token_hash and l.email = p.email)
       else exists (select from public.people b join app.role_rights m on m.role = app.current_role_of(b.id) and m.entity = 'people'
        where b.id = r.made_by and b.status = 'active' and b.deleted_at is null and m.rights -> 'reset_password' ? 'all') end))
$$;
