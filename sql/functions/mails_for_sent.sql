-- Letters that were sent from a mailbox and are not in its folder of sent letters yet, 20 at most.
create or replace function app.mails_for_sent(p_mailbox uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select coalesce(jsonb_agg(s), '[]') from (select m.id, m.message_id, t.digest, m.mailed_at from app.mail_parts t
    join public.mails m on m.id = t.mail_id
    where not t.in_sent and m.mailbox_id = p_mailbox and m.status = 'sent' and m.mailed_at > now() - interval '1 day' order by m.mailed_at limit 20) s);
end $$;
grant execute on function app.mails_for_sent(uuid) to tandem_system;
