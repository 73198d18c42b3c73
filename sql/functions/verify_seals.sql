-- Recomputes the chain of seals after the seal `p_after`, until so many entries have been read or all is read (null: all).
-- Answers up to which seal it got and over how many entries, and where it breaks: the seal, the entry whose values were
-- altered where that is known, and what is wrong. Erased values (both null) are no break: the chain runs over their digest.
-- The owner of the database, who has no claims, may ask as well.
create or replace function app.verify_seals(p_after bigint, p_entries bigint,
  out upto bigint, out entries bigint, out seal bigint, out entry bigint, out problem text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare s app.seals; previous app.seals; counted bigint; computed bytea;
begin
  if session_user = 'tandem_app' and not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into previous from app.seals where no <= p_after order by no desc limit 1;
  upto := p_after; entries := 0;
  for s in select * from app.seals where no > p_after order by no loop
    select count(*), sha256(coalesce(previous.hash, '\x00') || coalesce(string_agg(app.entry_digest(l), ''::bytea order by l.xid, l.id), ''))
      into counted, computed from app.log l
     where (l.xid, l.id) > (coalesce(previous.upto_xid, '0'), coalesce(previous.upto_id, 0)) and (l.xid, l.id) <= (s.upto_xid, s.upto_id);
    select l.id into entry from app.log l
     where (l.xid, l.id) > (coalesce(previous.upto_xid, '0'), coalesce(previous.upto_id, 0)) and (l.xid, l.id) <= (s.upto_xid, s.upto_id)
       and (l.before is not null or l.after is not null)
       and l.digest <> sha256(convert_to(concat_ws('|', l.salt, l.before, l.after), 'UTF8'))
     order by l.xid, l.id limit 1;
    problem := case when entry is not null then 'the values of an entry were altered'
      when counted <> s.count then format('%s entries where %s were sealed', counted, s.count)
      when computed <> s.hash then 'an entry was altered' end;
    if problem is not null then seal := s.no; return; end if;
    previous := s; upto := s.no; entries := entries + counted;
    exit when entries >= p_entries;
  end loop;
end $$;
grant execute on function app.verify_seals(bigint, bigint) to tandem_roles;
