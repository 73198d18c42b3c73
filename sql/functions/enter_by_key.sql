-- Enters by a key: with its person's role of today. One that reads makes the transaction read only, which PostgreSQL lets
-- nobody take back within it. The log names the key before the request.
create or replace function app.enter_by_key(p_token_hash bytea, p_request_id text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.api_keys; who record;
begin
  select * into v from app.api_keys where token_hash = p_token_hash;
  if v.ended_at is null and v.expires_at <= now() then raise 'AUTH_EXPIRED' using errcode = '28000', detail = 'This API key has expired. Make another.'; end if;
  select p.id, p.team_id, p.account_id, r.role into who from public.people p
    join lateral (select role from public.user_roles where user_id = p.id order by created_at desc, id desc limit 1) r on true
   where p.id = v.user_id and p.status = 'active' and p.deleted_at is null and v.door = p.kind and app.key_opens(v);
  if not found then raise 'AUTH_INVALID' using errcode = '28000', detail = 'This API key opens nothing: it was ended, or there is none like it.'; end if;
  -- Noted once a minute, and never waited for: many requests come at a time.
  update app.api_key_uses set at = now() where key_id = (select u.key_id from app.api_key_uses u
    where u.key_id = v.id and (u.at is null or u.at < now() - interval '1 minute') for update skip locked);
  if v.scope = 'read' then perform set_config('transaction_read_only', 'on', true); end if;
  return app.take(who.id, who.role, who.team_id, who.account_id, concat_ws('/', 'key:' || v.id, p_request_id), v.id);
end $$;
