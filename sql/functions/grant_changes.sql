-- What has happened to roles within 30 days: high ones that were given, roles that were changed, and what was done on the server
-- itself; and who has high roles now. For whoever reads the whole log.
create or replace function app.grant_changes() returns table (rule text, id text, name text, about text, at timestamptz, by text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query select 'holds', p.id::text, p.name, app.current_role_of(p.id), null::timestamptz, null::text from public.people p
    where p.status = 'active' and p.deleted_at is null and app.current_role_of(p.id) in ('admin', 'ceo', 'auditor')
  -- (The first administrator comes with the company, and who breaks glass is told below.)
  union all select case when r.role in ('admin', 'ceo', 'auditor') then 'given' else 'changed' end, r.id::text, p.name,
      case when o.role is null then r.role else o.role || ' → ' || r.role end, r.created_at, g.name
    from public.user_roles r join public.people p on p.id = r.user_id left join public.people g on g.id = r.granted_by
    left join lateral (select u.role from public.user_roles u where u.user_id = r.user_id and (u.created_at, u.id) < (r.created_at, r.id)
      order by u.created_at desc, u.id desc limit 1) o on true
    where r.created_at > now() - interval '30 days' and (o.role is not null or r.role in ('admin', 'ceo', 'auditor'))
      and coalesce(r.reason, '') not in ('first set-up', 'on the server, by bin/admin')
  union all select 'break_glass', l.xid::text, max(p.name), string_agg(distinct l.entity || ': ' || l.verb, ', '), min(l.at), null
    from app.log l left join public.people p on p.id in (l.row_id, (l.after ->> 'user_id')::uuid)
    where l.request_id = 'bin/admin' and l.at > now() - interval '30 days' group by l.xid
  order by 1, 5, 3;
end $$;
grant execute on function app.grant_changes() to tandem_roles;
