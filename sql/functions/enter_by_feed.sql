-- Enters by a calendar's secret address: with its person's role of today, to read only, and as a machine does.
-- after: feed_opens
create or replace function app.enter_by_feed(p_token_hash bytea, p_request_id text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.calendar_feeds; who record;
begin
  select * into v from app.calendar_feeds where token_hash = p_token_hash;
  select p.id, p.team_id, p.account_id, r.role into who from public.people p
    join lateral (select role from public.user_roles where user_id = p.id order by created_at desc, id desc limit 1) r on true
   where p.id = v.user_id and p.status = 'active' and p.deleted_at is null and v.door = p.kind and app.feed_opens(v);
  if not found then raise 'AUTH_INVALID' using errcode = '28000'; end if;
  -- Noted once a minute, and never waited for.
  update app.calendar_feed_reads set at = now() where feed_id = (select u.feed_id from app.calendar_feed_reads u
    where u.feed_id = v.id and (u.at is null or u.at < now() - interval '1 minute') for update skip locked);
  perform set_config('transaction_read_only', 'on', true);
  return app.take(who.id, who.role, who.team_id, who.account_id, concat_ws('/', 'feed:' || v.id, p_request_id), v.id);
end $$;
