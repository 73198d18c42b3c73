-- Recomputes the chain. No row: intact. Otherwise the first seal that breaks, or the first entry whose values were altered
-- (erased values, both null, are no break: the chain runs over their digest). The owner of the database, who has no claims,
-- may ask as well.
create or replace function app.verify_log() returns table (seal bigint, entry bigint, problem text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
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
grant execute on function app.verify_log() to tandem_admin, tandem_auditor, tandem_system;
