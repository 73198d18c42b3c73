-- Seals at most so many entries that no running transaction can still precede; returns how many. The server's login may
-- take any role of the application, so the role that was proven is asked for, too.
create or replace function app.seal_log(p_most int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare last app.seals; batch record;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(7263);
  select * into last from app.seals order by no desc limit 1;
  select count(*)::int as n, (array_agg(e.xid order by e.xid desc, e.id desc))[1] as xid, (array_agg(e.id order by e.xid desc, e.id desc))[1] as id,
         sha256(coalesce(last.hash, '\x00') || coalesce(string_agg(e.digest, ''::bytea order by e.xid, e.id), '')) as hash into batch
    from (select l.xid, l.id, app.entry_digest(l) as digest from app.log l
           where (l.xid, l.id) > (coalesce(last.upto_xid, '0'), coalesce(last.upto_id, 0))
             and l.xid < pg_snapshot_xmin(pg_current_snapshot()) order by l.xid, l.id limit p_most) e;
  if batch.n > 0 then
    insert into app.seals (upto_xid, upto_id, count, hash) values (batch.xid, batch.id, batch.n, batch.hash);
  end if;
  return batch.n;
end $$;
grant execute on function app.seal_log(integer) to tandem_system;
