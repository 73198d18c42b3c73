-- Up to 100 stored files to compare with their digests: not checked for 30 days, or with a problem the last time.
create or replace function app.blobs_to_check() returns table (digest text, bytes bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query select b.digest, b.bytes from app.blobs b where b.checked_at < now() - interval '30 days'
    or b.problem is not null order by b.problem is null, b.checked_at limit 100;
end $$;
grant execute on function app.blobs_to_check() to tandem_system;
