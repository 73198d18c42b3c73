-- Does what follows from the completion of an envelope, once: its version with the signatures becomes the document's newest, by an upload of whoever
-- sent it, and a document in review is approved, unless another envelope of the same version is open or was declined. Where there is a newer version
-- than the one that was signed, that one stays the newest and nothing is approved: the signed file gets the number of the version that was signed.
-- `p_digest`: of the signed file, whose bytes are in the store; null for an approval.
create or replace function app.finish_envelope(p_id uuid, p_name text, p_bytes bigint, p_digest text, p_problem text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare e public.envelopes; v_upload uuid; v_file uuid; v_newest boolean; v_declined boolean;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into e from public.envelopes where id = p_id;
  -- (In this order, as whoever adds a version does.)
  perform from public.documents where id = e.row_id for no key update;
  select * into e from public.envelopes where id = p_id for update;
  if e.status is distinct from 'completed' or e.finished_at is not null then return; end if;
  -- (A version that another envelope has made of the same one is not a newer one.)
  v_newest := exists (select from public.files f where f.row_id = e.row_id and f.newest and f.deleted_at is null and (f.id = e.file_id
    or exists (select from public.envelopes o where o.signed_file_id = f.id and o.file_id = e.file_id)));
  v_declined := exists (select from public.envelopes where file_id = e.file_id and status = 'declined');
  if p_digest is not null then
    insert into app.blobs (digest, bytes) values (p_digest, p_bytes) on conflict (digest) do update set stored_at = now(), checked_at = now(), problem = null;
    insert into app.uploads (user_id, name, media_type, bytes, digest) values (e.created_by, p_name, 'application/pdf', p_bytes, p_digest)
      returning id into v_upload;
    insert into public.files (entity, row_id, upload_id, name, number, reason) values ('documents', e.row_id, v_upload, p_name,
      case when not v_newest then e.number end,
      case e.language when 'french' then 'Signé par tous' else 'Signed by everybody' end) returning id into v_file;
  end if;
  update public.envelopes set signed_file_id = v_file, signed_digest = p_digest, finished_at = now(), problem = nullif(concat_ws(E'\n', p_problem,
    case when not v_newest then 'A newer version was added meanwhile and stays the newest, so the document was not approved.'
      when v_declined then 'Another envelope of this version was declined, so the document was not approved.' end), '') where id = p_id;
  update public.documents set status = 'approved' where id = e.row_id and status = 'in_review' and v_newest and not exists (select from public.envelopes
    where file_id = e.file_id and status in ('sent', 'viewed', 'partially_signed', 'declined'));
end $$;
grant execute on function app.finish_envelope(uuid, text, bigint, text, text) to tandem_system;
