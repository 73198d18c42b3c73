-- The files of a draft, 25 MB in all: of each either an upload of the caller, or which file of which letter of the conversation.
create or replace function app.keep_draft_files(p_mail uuid, p_conversation uuid, p_files jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_files app.mail_files[]; v_bytes bigint;
begin
  select coalesce(array_agg((p_mail, o - 1, coalesce(u.name, f.name), coalesce(u.media_type, f.media_type, 'application/octet-stream'),
      coalesce(u.bytes, f.bytes), coalesce(u.digest, f.digest), null)::app.mail_files order by o), '{}'), coalesce(sum(coalesce(u.bytes, f.bytes)), 0)
    into v_files, v_bytes
    from jsonb_array_elements(p_files) with ordinality e (e, o)
      left join app.uploads u on u.id = (e ->> 'upload_id')::uuid and u.user_id = app.user_id() and u.digest is not null
      left join public.mails m on m.id = (e ->> 'mail_id')::uuid and m.conversation_id = p_conversation
      left join app.mail_files f on f.mail_id = m.id and f.no = (e ->> 'no')::int
   where coalesce(u.digest, f.digest) is not null;
  if cardinality(v_files) < jsonb_array_length(p_files) then
    raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This upload has expired. Upload the file again.'; end if;
  if cardinality(v_files) > 50 or v_bytes > 25000000 then
    raise 'QUOTA_EXCEEDED' using detail = 'An e-mail takes 50 files of 25 MB together. Send a link to the rest.'; end if;
  delete from app.mail_files where mail_id = p_mail;
  insert into app.mail_files select * from unnest(v_files);
end $$;
