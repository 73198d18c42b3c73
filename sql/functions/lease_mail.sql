-- after: tell_undelivered
-- Lets a server send the next mail, for two minutes; what it then does not settle another takes. Ends those that are too old.
create or replace function app.lease_mail() returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.outgoing_mail; v_late app.outgoing_mail;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  for v_late in update app.outgoing_mail set body = null, leased_until = null, state = case when state = 'queued'
    then 'expired' else state end, last_error = case when state = 'queued' then 'Too old to be of use' else last_error end
   where body is not null and expires_at <= now() returning * loop
    if v_late.state = 'expired' and v_late.sender_id is not null then perform app.tell_undelivered(v_late); end if;
  end loop;
  update app.outgoing_mail set leased_until = now() + interval '2 minutes', attempts = attempts + 1 where id = (
    select id from app.outgoing_mail
      where state = 'queued' and next_attempt_at <= now()
        and (leased_until is null or leased_until < now()) order by next_attempt_at limit 1 for update skip locked)
    returning * into v;
  return case when v.id is not null then jsonb_build_object('id', v.id, 'attempt', v.attempts, 'to', v.to_address, 'subject', v.subject, 'body', v.body,
    'look', (select jsonb_build_object('name', c.name, 'accent', c.accent, 'logo', c.logo) from public.company c),
    'reply_to', (select jsonb_build_object('name', p.name, 'address', p.email) from public.people p where p.id = v.sender_id)) end;
end $$;
grant execute on function app.lease_mail() to tandem_system;
