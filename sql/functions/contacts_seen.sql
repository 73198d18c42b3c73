-- Of these contacts those that the caller sees, with the address at which they may be written to: asked with the caller's own rights.
create or replace function app.contacts_seen(p_ids uuid[]) returns table (id uuid, name text, email text)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return query select c.id, c.name, case when c.status <> 'do_not_contact' then c.emails[1] end from public.contacts c
    where c.id = any (p_ids) and c.deleted_at is null order by c.name, c.id;
exception when insufficient_privilege then return;
end $$;
grant execute on function app.contacts_seen(uuid[]) to tandem_roles;
