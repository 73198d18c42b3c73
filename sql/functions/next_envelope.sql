-- The next completed envelope of which the version with the signatures is to be made, with all that stands in it (no network address where a
-- client may see the document); tried again later, ever more seldom.
-- after: envelope_events_of
create or replace function app.next_envelope() returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare e public.envelopes;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into e from public.envelopes where status = 'completed' and finished_at is null and next_try_at <= now() order by next_try_at limit 1
    for update skip locked;
  if not found then return null; end if;
  update public.envelopes set tries = tries + 1, next_try_at = now() + make_interval(mins => least(tries * tries, 1440)) + interval '1 minute' where id = e.id;
  return jsonb_build_object('id', e.id, 'purpose', e.purpose, 'language', e.language, 'document', e.name, 'digest', e.digest, 'completed_at', e.completed_at,
    'company', (select name from public.company), 'asked_by', (select name from public.people where id = e.created_by), 'tries', e.tries,
    'file', (select jsonb_build_object('name', f.name, 'number', f.number, 'bytes', f.bytes) from public.files f where f.id = e.file_id),
    'signers', (select jsonb_agg(jsonb_build_object('name', r.name, 'email', r.email, 'inside', r.person_id is not null, 'at', r.decided_at,
      'from', case when e.visibility <> 'client' then r.decided_from end, 'kind', s.kind,
      'value', s.value) order by r.position) from public.envelope_recipients r
      left join app.signatures s on s.recipient_id = r.id where r.envelope_id = e.id),
    'events', (select jsonb_agg(case e.visibility when 'client' then v - 'from' else v end order by no)
      from jsonb_array_elements(app.envelope_events_of(e.id)) with ordinality each_of (v, no)));
end $$;
grant execute on function app.next_envelope() to tandem_system;
