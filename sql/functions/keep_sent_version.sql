-- A version that somebody was asked to sign, and the one with the signatures, stay; so does a document that somebody has signed. One that nobody has
-- signed yet takes its open envelopes back as it goes to the bin.
-- after: end_envelope
create or replace function app.keep_sent_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- (Whoever answers holds the envelope: their signature is seen below, or comes too late.)
  if tg_table_name = 'documents' then perform from public.envelopes where row_id = new.id order by id for update; end if;
  if tg_table_name = 'files' then
    if exists (select from public.envelopes where file_id = new.id or signed_file_id = new.id) then
      raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'People were asked to sign this version, and it stays.'; end if;
  elsif exists (select from public.envelope_recipients where row_id = new.id and status = 'signed') then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Somebody has signed this document, and it stays.';
  else
    perform app.end_envelope(id, 'cancelled', null) from public.envelopes where row_id = new.id and status in ('sent', 'viewed');
  end if;
  return new;
end $$;
create or replace trigger e_sent before update of deleted_at on public.files for each row
  when (new.entity = 'documents' and old.deleted_at is null and new.deleted_at is not null) execute function app.keep_sent_version();
create or replace trigger e_sent before update of deleted_at on public.documents for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app.keep_sent_version();
