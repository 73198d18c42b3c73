-- The webhooks to which something is to be sent now that no server is sending to, who waited longest first: by what waits first, since
-- nothing passes what came before it, but a test, which is sent to one that pauses, too.
create or replace function app.webhooks_due() returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select w.id from public.webhooks w join app.webhook_ways y on y.webhook_id = w.id
    cross join lateral (select d.next_try_at, d.test from app.webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting'
      order by d.test desc, d.place limit 1) head
   where w.deleted_at is null and head.next_try_at <= now() and (head.test or w.status <> 'paused') and (y.leased_until is null or y.leased_until < now())
   order by y.leased_at nulls first
$$;
