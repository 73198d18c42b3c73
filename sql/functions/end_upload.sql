-- Finishes an upload: its bytes are in the store under this digest, which only the server can know.
create or replace function app.end_upload(p_id uuid, p_media_type text, p_digest text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_bytes bigint;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.uploads set digest = p_digest, media_type = p_media_type where id = p_id returning bytes into v_bytes;
  if v_bytes is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This upload has expired. Upload the file again.'; end if;
  insert into app.blobs (digest, bytes) values (p_digest, v_bytes)
    on conflict (digest) do update set stored_at = now(), checked_at = now(), problem = null;
end $$;
grant execute on function app.end_upload(uuid, text, text) to tandem_system;
