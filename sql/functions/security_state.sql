-- How safe the installation is, for whoever reads the whole log: what about signing in should be looked at (app.sign_in_risks), where
-- tables or functions are open too wide (app.row_security_gaps), each table with what protects it and the roles that read any of it,
-- who has a high role, keys that expire within 14 days, what was exported within 30, open findings of agents, and their halt.
create or replace function app.security_state() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return jsonb_build_object(
    'risks', (select coalesce(jsonb_agg(r), '[]') from app.sign_in_risks() r),
    'gaps', (select coalesce(jsonb_agg(g), '[]') from app.row_security_gaps() g),
    'tables', (select jsonb_agg(t order by t.name) from (
      select format('%s.%s', n.nspname, c.relname) as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
          (select count(*) from pg_policy p where p.polrelid = c.oid) as policies,
          array(select r.name from app.roles r where r.name <> 'system' and has_any_column_privilege('tandem_' || r.name, c.oid, 'select')
            order by r.name) as readers
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'app', 'auth', 'vault') and c.relkind in ('r', 'p')) t),
    'high', (select coalesce(jsonb_agg(h order by h.role, h.name), '[]') from (
      select p.id, p.name, app.current_role_of(p.id) as role, (select count(*) from auth.session s where s."userId" = p.id) as sessions,
          exists (select from auth.second_factor f where f."userId" = p.id and f.confirmed_at is not null) as codes,
          (select count(*) from auth.passkey k where k."userId" = p.id) as passkeys,
          (select max(s."updatedAt") from auth.session s where s."userId" = p.id) as seen_at
        from public.people p where p.status = 'active' and p.deleted_at is null) h where h.role in ('admin', 'ceo', 'auditor')),
    'keys', (select coalesce(jsonb_agg(k order by k.expires_at), '[]') from (
      select k.id, k.name, p.name as person, k.expires_at from app.api_keys k join public.people p on p.id = k.user_id
       where k.ended_at is null and k.expires_at between now() and now() + interval '14 days') k),
    'exports', (select coalesce(jsonb_agg(e order by e.rows desc, e.last_at desc), '[]') from (
      select l.actor_id as id, p.name, count(*) as times, sum((l.after ->> 'rows')::int) as rows, max(l.at) as last_at,
          array_agg(distinct l.entity order by l.entity) as entities
        from app.log l join public.people p on p.id = l.actor_id
       -- (The index of rare verbs wants to hear that it is one.)
       where l.verb = 'export' and l.verb not in ('create', 'update') and l.at > now() - interval '30 days' and l.after ? 'rows'
       group by l.actor_id, p.name order by 4 desc limit 50) e),
    'findings', (select count(*) from public.agent_findings where status = 'open' and deleted_at is null),
    'halt', app.agent_halt());
end $$;
grant execute on function app.security_state() to tandem_roles;
