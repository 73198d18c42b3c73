-- Lets a server look at one mailbox, for five minutes, which app.hold_mailbox prolongs.
-- after: mailboxes_due
create or replace function app.lease_mailbox() returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare w app.mailbox_ways;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.mailbox_ways set leased_until = now() + interval '5 minutes' where mailbox_id = (select v.mailbox_id from app.mailbox_ways v
      where v.mailbox_id in (select app.mailboxes_due()) order by v.next_at limit 1 for update skip locked)
    and (leased_until is null or leased_until < now()) returning * into w;
  if w.mailbox_id is null then return null; end if;
  return (select to_jsonb(b) || jsonb_build_object('sealed', w.sealed) from public.mailboxes b where b.id = w.mailbox_id);
end $$;
grant execute on function app.lease_mailbox() to tandem_system;
