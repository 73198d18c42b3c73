-- What one may know of one's own way in, and whether there is a password; this session is told by its token.
-- after: feed_opens
create or replace function app.my_account(p_token text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('has_password', exists (select from auth.account where "userId" = app.user_id() and password is not null),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'agent', s."userAgent", 'address', s."ipAddress",
      'since', s."createdAt", 'here', s.token = p_token) order by s.token = p_token desc, s."createdAt" desc), '[]')
    from auth.session s where s."userId" = app.user_id() and s."expiresAt" > now() and s.door is not null and s.second_factor),
    'second_factor', (select jsonb_build_object('since', f.confirmed_at, 'recovery_left', cardinality(f.recovery))
      from auth.second_factor f where f."userId" = app.user_id() and f.confirmed_at is not null),
    'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'since', k.created_at, 'last_used', k.last_used)
      order by k.created_at), '[]')
      from auth.passkey k where k."userId" = app.user_id()),
    'sso', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'issuer', a."providerId", 'since', a."createdAt") order by a."createdAt"), '[]')
      from auth.account a where a."userId" = app.user_id() and a."providerId" <> 'credential'),
    'api_keys', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'scope', k.scope, 'since', k.created_at, 'until', k.expires_at,
        'last_used', u.at, 'state', case when k.expires_at <= now() then 'expired' when app.key_opens(k) then 'open' else 'second_factor' end)
          order by k.created_at, k.id), '[]')
      from app.api_keys k join app.api_key_uses u on u.key_id = k.id where k.user_id = app.user_id() and k.ended_at is null),
    'calendar_feeds', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'since', c.created_at, 'last_read', r.at,
        'opens', app.feed_opens(c)) order by c.created_at, c.id), '[]')
      from app.calendar_feeds c join app.calendar_feed_reads r on r.feed_id = c.id where c.user_id = app.user_id() and c.ended_at is null))
   where app.in_person()
$$;
grant execute on function app.my_account(text) to tandem_roles;
