-- Sends the newest version of a document, which is pinned by its SHA-256, to be approved or signed by so many recipients until a day.
-- after: add_recipients, ask_recipients, note_envelope, unlocked
create or replace function app.send_envelope(p_document uuid, p_file uuid, p_digest text, p_about jsonb, p_recipients jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare d public.documents; f public.files; e public.envelopes; v_outside int;
begin
  perform app.hold('documents', p_document, 'update');
  if app.by_agent() then perform app.refuse_agent('Agents ask nobody to sign.'); end if;
  perform app.in_person();
  select * into d from public.documents where id = p_document;
  perform app.unlocked(d);
  select * into f from public.files where id = p_file and entity = 'documents' and row_id = p_document and newest and deleted_at is null
    and digest = p_digest for share;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Another version of this document is the newest by now. Look again.'; end if;
  if jsonb_array_length(p_recipients) not between 1 and 20 or (p_about ->> 'days')::int not between 1 and 90
    or p_about ->> 'purpose' not in ('approval', 'signature') then raise 'INVALID_INPUT' using errcode = '22023'; end if;
  if p_about ->> 'purpose' = 'signature' and f.media_type is distinct from 'application/pdf' then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Only a PDF can be signed. Upload one, or ask for an approval.'; end if;
  if (select count(*) from public.envelopes where row_id = p_document and status in ('sent', 'viewed', 'partially_signed')) >= 10 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Ten envelopes of this document are open. Withdraw one first.'; end if;
  select count(*) into v_outside from jsonb_array_elements(p_recipients) r where r ->> 'person_id' is null;
  -- (One after the other, so that two calls do not both find room.)
  perform pg_advisory_xact_lock(7286, hashtext(app.user_id()::text));
  if v_outside > 0 and v_outside + (select count(*) from public.envelope_recipients where created_by = app.user_id() and person_id is null
      and created_at > now() - interval '1 day') > 200 then
    raise 'QUOTA_EXCEEDED' using detail = 'You may ask 200 people outside the company a day. Try again tomorrow.'; end if;
  insert into public.envelopes (entity, row_id, name, file_id, number, digest, purpose, in_order, message, language, expires_at)
    values ('documents', p_document, d.name, f.id, f.number, f.digest, p_about ->> 'purpose', (p_about ->> 'in_order')::boolean,
      p_about ->> 'message', p_about ->> 'language', now() + make_interval(days => (p_about ->> 'days')::int)) returning * into e;
  perform app.note_envelope(e.id, null, 'sent');
  perform app.add_recipients(e, p_recipients);
  perform app.ask_recipients(e.id);
  update public.documents set status = 'in_review' where id = p_document and status = 'draft';
  return jsonb_build_object('id', e.id);
end $$;
grant execute on function app.send_envelope(uuid, uuid, text, jsonb, jsonb) to tandem_roles;
