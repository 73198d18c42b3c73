-- Rows in which what is derived is not what it is derived from: twenty of each rule, and how many there are. Reads only. For whoever
-- reads the whole log.
create or replace function app.invariant_breaks() returns table (rule text, entity text, id uuid, name text, total bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v record;
begin
  if not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query select 'next_step', 'leads', l.id, l.name, count(*) over () from public.leads l
    left join lateral (select a.subject, a.at from public.activities a where a.row_id = l.id and a.entity = 'leads' and a.state = 'planned'
      and a.deleted_at is null order by a.at, a.id limit 1) s on true
    where l.deleted_at is null and (l.next_activity, l.next_activity_at) is distinct from (s.subject, s.at) order by l.id limit 20;
  return query select 'first_client', 'contacts', c.id, c.name, count(*) over () from public.contacts c
    where c.deleted_at is null and c.account_id is not null and not exists (select from public.affiliations a
      where a.contact_id = c.id and a.account_id = c.account_id and a.deleted_at is null) order by c.id limit 20;
  for v in select t.oid::regclass as relation, t.relname from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
    and (select count(*) from pg_attribute a where a.attrelid = t.oid and a.attname in ('owner_id', 'team_id', 'name') and not a.attisdropped) = 3
    and not exists (select from app.copied_columns k where k.entity = t.relname and k.col in ('owner_id', 'team_id')) loop
    return query execute format('select ''team'', %L, r.id, r.name::text, count(*) over () from %s r join public.people p on p.id = r.owner_id
      where r.deleted_at is null and r.team_id is distinct from p.team_id order by r.id limit 20', v.relname, v.relation);
  end loop;
  for v in select c.entity as child, c.parent, c.via, string_agg(format('r.%I is distinct from p.%I', c.col, c.from_col), ' or ') as differs,
      exists (select from pg_attribute where attrelid = format('public.%I', c.entity)::regclass and attname = 'entity' and not attisdropped) as several
    from app.copied_columns c group by c.entity, c.parent, c.via loop
    return query execute format('select ''copies'', %1$L, r.id, to_jsonb(r) ->> ''name'', count(*) over () from public.%1$I r
      join public.%2$I p on p.id = r.%3$I where %4$s (%5$s) order by r.id limit 20', v.child, v.parent, v.via,
      case when v.several then format('r.entity = %L and', v.parent) else '' end, v.differs);
  end loop;
end $$;
grant execute on function app.invariant_breaks() to tandem_roles;
