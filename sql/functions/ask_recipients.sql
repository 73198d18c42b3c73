-- Asks those of an envelope whose turn it is: all, or in order the next one once the one before has signed.
-- after: note_envelope, tell_recipients
create or replace function app.ask_recipients(p_envelope uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_asked uuid[];
begin
  with asked as (update public.envelope_recipients r set status = 'asked', open = true, asked_at = now(), mail_due = r.person_id is null
      from public.envelopes e where e.id = p_envelope and r.envelope_id = e.id and r.status = 'waiting' and (not e.in_order or r.position = (
        select min(o.position) from public.envelope_recipients o where o.envelope_id = e.id and o.status in ('waiting', 'asked', 'viewed'))) returning r.id)
    select array_agg(id) into v_asked from asked;
  perform app.note_envelope(p_envelope, id, 'asked') from unnest(v_asked) id;
  perform app.tell_recipients(v_asked);
end $$;
