-- Asks those again whose turn it is: each three times at most, and not twice within an hour.
-- after: held_envelope, note_envelope, tell_recipients
create or replace function app.remind_envelope(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare e public.envelopes; v_again uuid[];
begin
  e := app.held_envelope(p_id);
  with again as (update public.envelope_recipients set reminders = reminders + 1, reminded_at = now(), mail_due = person_id is null
      where envelope_id = e.id and open and reminders < 3 and coalesce(reminded_at, asked_at) < now() - interval '1 hour' returning id)
    select array_agg(id) into v_again from again;
  if v_again is null then raise 'RESOURCE_CONFLICT' using errcode = 'P0001',
    detail = 'Everybody whose turn it is was asked within the last hour, or reminded three times.'; end if;
  perform app.note_envelope(e.id, id, 'reminded') from unnest(v_again) id;
  perform app.tell_recipients(v_again);
end $$;
grant execute on function app.remind_envelope(uuid) to tandem_roles;
