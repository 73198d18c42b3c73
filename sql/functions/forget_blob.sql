-- Deletes the record of a stored file if it is still unused. Answers whether it did.
-- after: unused_blobs
create or replace function app.forget_blob(p_digest text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.blobs b where digest = p_digest and stored_at < now() - interval '30 days'
    and not exists (select from app.uploads u where u.digest = b.digest) and not exists (select from public.files f where f.digest = b.digest)
    and not exists (select from app.mail_files f where f.digest = b.digest) and not exists (select from app.mail_parts p where p.digest = b.digest);
  return found;
end $$;
grant execute on function app.forget_blob(text) to tandem_system;
