-- Up to 100 digests that were stored over 30 days ago and that no upload or file uses.
create or replace function app.unused_blobs() returns setof text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query select digest from app.blobs b where stored_at < now() - interval '30 days'
    and not exists (select from app.uploads u where u.digest = b.digest) and not exists (select from public.files f where f.digest = b.digest)
    and not exists (select from app.mail_files f where f.digest = b.digest) and not exists (select from app.mail_parts p where p.digest = b.digest) limit 100;
end $$;
grant execute on function app.unused_blobs() to tandem_system;
