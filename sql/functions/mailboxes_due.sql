-- The mailboxes that are to be looked at: with a password, in use, and of an owner who comes in.
create or replace function app.mailboxes_due() returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select w.mailbox_id from app.mailbox_ways w join public.mailboxes b on b.id = w.mailbox_id
   where w.next_at <= now() and (w.leased_until is null or w.leased_until < now()) and b.deleted_at is null and b.status <> 'paused'
     and (b.visibility <> 'private' or exists (select from public.people p where p.id = b.owner_id and p.status = 'active' and p.deleted_at is null))
   order by w.next_at
$$;
