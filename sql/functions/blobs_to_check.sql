-- What was not compared with its digest for thirty days: the oldest, a hundred at most.
create or replace function app.blobs_to_check() returns table (digest text, bytes bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query select b.digest, b.bytes from app.blobs b where b.checked_at < now() - interval '30 days' order by b.checked_at limit 100;
end $$;
grant execute on function app.blobs_to_check() to tandem_system;
