-- Does what follows from the completion of an envelope, once: its version with the signatures becomes the document's newest, by an upload of whoever
-- sent it, and the document is approved. `p_digest`: of that version, whose bytes are in the store; null for an approval.
create or replace function app.finish_envelope(p_id uuid, p_name text, p_bytes bigint, p_digest text, p_problem text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare e public.envelopes; v_upload uuid; v_file uuid;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into e from public.envelopes where id = p_id;
  -- (In this order, as whoever adds a version does.)
  perform from public.documents where id = e.row_id for no key update;
  select * into e from public.envelopes where id = p_id for update;
  if e.status is distinct from 'completed' or e.finished_at is not null then return; end if;
  if p_digest is not null then
    insert into app.blobs (digest, bytes) values (p_digest, p_bytes) on conflict (digest) do update set stored_at = now(), checked_at = now(), problem = null;
    insert into app.uploads (user_id, name, media_type, bytes, digest) values (e.created_by, p_name, 'application/pdf', p_bytes, p_digest)
      returning id into v_upload;
    insert into public.files (entity, row_id, upload_id, name, reason) values ('documents', e.row_id, v_upload, p_name,
      case e.language when 'french' then 'Signé par tous' else 'Signed by everybody' end) returning id into v_file;
  end if;
  update public.envelopes set signed_file_id = v_file, signed_digest = p_digest, finished_at = now(), problem = p_problem where id = p_id;
  update public.documents set status = 'in_review' where id = e.row_id and status = 'draft';
  update public.documents set status = 'approved' where id = e.row_id and status = 'in_review';
end $$;
grant execute on function app.finish_envelope(uuid, text, bigint, text, text) to tandem_system;
