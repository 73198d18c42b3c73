-- The server's login may take any role of the application, so a function that only the server or auditors may call asks for
-- the role that was proven, too; these two did not.

-- As in 0000.
create or replace function app.seal_log(p_most int) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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

-- As in 0000; the owner of the database, who has no claims, may ask as well.
create or replace function app.verify_log() returns table (seal bigint, entry bigint, problem text) language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare s app.seals; previous app.seals; counted int; computed bytea;
begin
  if session_user = 'tandem_app' and not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  for s in select * from app.seals order by no loop
    select count(*), sha256(coalesce(previous.hash, '\x00') || coalesce(string_agg(app.entry_digest(l), ''::bytea order by l.xid, l.id), ''))
      into counted, computed from app.log l
     where (l.xid, l.id) > (coalesce(previous.upto_xid, '0'), coalesce(previous.upto_id, 0)) and (l.xid, l.id) <= (s.upto_xid, s.upto_id);
    select l.id into entry from app.log l
     where (l.xid, l.id) > (coalesce(previous.upto_xid, '0'), coalesce(previous.upto_id, 0)) and (l.xid, l.id) <= (s.upto_xid, s.upto_id)
       and (l.before is not null or l.after is not null)
       and l.digest <> sha256(convert_to(concat_ws('|', l.salt, l.before, l.after), 'UTF8'))
     order by l.xid, l.id limit 1;
    if entry is not null then seal := s.no; problem := 'the values of an entry were altered'; return next; return; end if;
    if counted <> s.count then seal := s.no; problem := format('%s entries where %s were sealed', counted, s.count); return next; return; end if;
    if computed <> s.hash then seal := s.no; problem := 'an entry was altered'; return next; return; end if;
    previous := s;
  end loop;
end $$;
