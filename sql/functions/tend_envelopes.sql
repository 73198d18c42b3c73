-- Ends the envelopes whose day is over, and reminds once, two days before, those whose turn it is.
-- after: end_envelope, note_envelope, tell_of_envelope, tell_recipients
create or replace function app.tend_envelopes() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid; v_again uuid[]; v_envelopes uuid[];
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  for v_id in select id from public.envelopes where status in ('sent', 'viewed', 'partially_signed') and expires_at <= now()
      order by expires_at limit 500 for update skip locked loop
    perform app.end_envelope(v_id, 'expired', null);
    perform app.tell_of_envelope(v_id, 'A document was not signed in time');
  end loop;
  with again as (update public.envelope_recipients set end_reminded = true, reminded_at = now(), mail_due = person_id is null
      where id in (select r.id from public.envelopes e join public.envelope_recipients r on r.envelope_id = e.id
        where e.status in ('sent', 'viewed', 'partially_signed') and e.expires_at between now() and now() + interval '2 days' and r.open and not r.end_reminded
          and coalesce(r.reminded_at, r.asked_at) < now() - interval '1 day' limit 500) and open returning id, envelope_id)
    select array_agg(id), array_agg(envelope_id) into v_again, v_envelopes from again;
  perform app.note_envelope(e, r, 'reminded') from unnest(v_envelopes, v_again) both_of (e, r);
  perform app.tell_recipients(v_again);
end $$;
grant execute on function app.tend_envelopes() to tandem_system;
