-- What a webhook is to be sent of what the log says between two transactions: one event for each record and transaction, that of the state
-- it entered before that of its being made or removed, and changes last. In order.
create or replace function app.webhook_events(p_webhook public.webhooks, p_after xid8, p_upto xid8)
returns table (type text, entity text, row_id uuid, xid xid8, at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.type, c.entity, c.row_id, c.xid, c.at from (
    select l.xid, min(l.id) as no, min(l.at) as at, l.entity, l.row_id, array_agg(distinct l.verb) as verbs,
        (array_agg(l.after ->> e.state::text order by l.id desc) filter (where l.after ? e.state::text))[1] as state
      from app.log l join app.entities e on e.entity = l.entity
     where l.xid > p_after and l.xid <= p_upto and l.verb in ('create', 'update', 'remove', 'restore') and l.at >= p_webhook.created_at
       and l.entity = any (select split_part(w, '.', 1) from unnest(p_webhook.events) w)
     group by l.xid, l.entity, l.row_id) c
    cross join lateral (select c.entity || '.' || k.kind as type from (values (1, 'removed', c.verbs @> '{remove}'),
        (2, 'entered:' || c.state, c.state is not null), (3, 'created', c.verbs @> '{create}'),
        (4, 'updated', c.verbs && '{update,restore}' and not c.verbs @> '{create}')) k (turn, kind, holds)
      where k.holds and c.entity || '.' || k.kind = any (p_webhook.events) order by k.turn limit 1) t
   order by c.xid, c.no
$$;
