-- A stored file that some record has and whose text was not read yet, its type, and the how many-th try this is. Each look counts as a
-- try, so that a file which ends the server is not read for ever.
create or replace function app.blob_to_read() returns table (digest text, media_type text, tries int)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.blobs b set read_tries = read_tries + 1 where b.digest = (select u.digest from app.blobs u
      where u.unread and exists (select from public.files f where f.digest = u.digest) order by u.read_tries, u.stored_at limit 1)
    returning b.digest, b.read_tries into blob_to_read.digest, tries;
  if blob_to_read.digest is null then return; end if;
  -- (Only the name says of some bytes what they are.)
  select f.media_type into blob_to_read.media_type from public.files f where f.digest = blob_to_read.digest
    order by f.media_type = 'application/octet-stream', f.created_at limit 1;
  return next;
end $$;
grant execute on function app.blob_to_read() to tandem_system;
