-- What about how people sign in should be looked at, with whom it is about: attempts at a password or a code right now, browsers that an
-- administrator had not used before, those of high roles without a second step or who have not come for 90 days, and API keys that
-- nobody has used for as long. For whoever reads the whole log.
create or replace function app.sign_in_risks() returns table (rule text, id text, name text, about text, at timestamptz, many int)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query with those as (select p.*, app.current_role_of(p.id) as role from public.people p where p.status = 'active' and p.deleted_at is null),
    high as (select * from those t where t.role in ('admin', 'ceo'))
  -- (By what was typed, as the sign-in counts them for a quarter of an hour: src/auth/address-attempts.ts.)
  select 'attempts', t.id::text, t.name, t.role, null::timestamptz, r.count from those t join auth."rateLimit" r
      on r.key = 'password:' || encode(sha256(convert_to(lower(btrim(t.email)), 'UTF8')), 'hex')
    where r.count >= 10 and r."lastRequest" > extract(epoch from now()) * 1000 - 900000
  union all select 'codes', t.id::text, t.name, t.role, null, f.failed from those t join auth.second_factor f on f."userId" = t.id where f.failed >= 5
  union all select 'new_device', h.id || ' ' || l.id, h.name, l.after ->> 'agent', l.at, 1 from high h
    join app.log l on l.entity = 'sessions' and l.row_id = h.id and l.verb = 'new_device' and l.at > now() - interval '30 days'
  union all select 'no_second_step', h.id::text, h.name, h.role, null, 1 from high h
    where not exists (select from auth.second_factor f where f."userId" = h.id and f.confirmed_at is not null)
      and not exists (select from auth.passkey k where k."userId" = h.id)
  union all select 'dormant', h.id::text, h.name, h.role, seen.last, 1 from high h
    cross join lateral (select max(each) as last from (select d.last_seen from app.devices d where d.user_id = h.id
      union all select s."updatedAt" from auth.session s where s."userId" = h.id) of_each (each)) seen
    where h.created_at < now() - interval '90 days' and coalesce(seen.last, '-infinity') < now() - interval '90 days'
  union all select 'unused_key', k.id::text, k.name, t.name, u.at, 1 from app.api_keys k join those t on t.id = k.user_id
    left join app.api_key_uses u on u.key_id = k.id
    where k.ended_at is null and k.expires_at > now() and k.created_at < now() - interval '90 days'
      and coalesce(u.at, '-infinity') < now() - interval '90 days'
  order by 1, 3, 2;
end $$;
grant execute on function app.sign_in_risks() to tandem_roles;
