-- What the feed between two transactions tells those who are responsible for records of one entity: what they were given
-- and what moved, by somebody else. More than three at once, and what an import gives, are one notification.
create or replace function app.notices_of_records(p app.noticed, p_after xid8, p_upto xid8) returns setof app.notice_draft
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query execute format($query$
    with handed as materialized (select xid, min(row_id::text)::uuid as handed_from from app.log
      where entity = 'people' and verb = 'hand_over' and xid > $1 and xid <= $2 group by xid),
    told as (
      select distinct on (l.row_id, kind) k.kind, r.owner_id, l.actor_id, l.row_id, r.name, %10$s as way, l.before, l.after, l.xid, l.at,
             case when l.request_id like 'import:%%' then l.request_id else l.xid::text end as batch,
             coalesce(l.request_id like 'import:%%', false) as imported, h.handed_from
        from app.log l left join handed h on h.xid = l.xid join public.%1$I r on r.id = l.row_id and r.deleted_at is null
               and (r.owner_id <> l.actor_id or r.owner_id is not null and l.actor_id is null and (l.entity = 'briefs' or l.request_id = 'form'
                 and not exists (select from app.log b where b.xid = l.xid and b.entity = 'leads' and b.verb = 'create' and b.entity <> l.entity))),
             lateral (select case when l.after ->> 'owner_id' = r.owner_id::text
               then 'assigned' when l.verb = 'update' and l.after ? %2$L and not l.after ? 'owner_id' then 'moved' end as kind) k
       where l.entity = %3$L and l.verb in ('create', 'update') and l.xid > $1 and l.xid <= $2 and k.kind is not null
       order by l.row_id, kind, l.xid desc, l.id desc),
    piles as (select kind, owner_id, actor_id, batch, handed_from, bool_or(imported) as imported,
      count(*) as n, min(row_id::text)::uuid as some_row, max(at) as at from told group by 1, 2, 3, 4, 5),
    single as (select t.* from told t join piles p on (p.kind, p.owner_id, p.batch) = (t.kind, t.owner_id, t.batch)
      and p.actor_id is not distinct from t.actor_id where p.n <= 3 and not p.imported and p.handed_from is null)
    select owner_id, kind, case when kind = 'moved' and (app.state_of(%3$L, after ->> %2$L)).type = 'won' then 'success' else 'info' end,
           case kind when 'assigned' then %4$L else %5$L end, name, way, %3$L, row_id, actor_id,
           case kind when 'moved'
             then jsonb_build_object('from', (app.state_of(%3$L, before ->> %2$L)).name,
               'to', (app.state_of(%3$L, after ->> %2$L)).name) else '{}' end, concat_ws(':', kind, %3$L, row_id, xid), at
      from single where app.would_see(owner_id, %3$L, row_id)
    union all
    select owner_id, case when handed_from is not null then 'handed_over' else kind end, 'info',
           case when handed_from is not null then %9$L when kind = 'assigned' then %7$L else %8$L end,
           coalesce((select name from public.people where id = handed_from), ''),
           %6$L || case when strpos(%6$L, '?') > 0 then '&' else '?' end || 'owner=me', case when handed_from is not null
             then 'people' end, handed_from, actor_id,
           jsonb_build_object('count', n, 'of', %3$L), concat_ws(':', kind, %3$L, batch), at
      from piles where (n > 3 or imported or handed_from is not null) and app.would_see(owner_id, %3$L, some_row)
  $query$, p.entity, coalesce(p.state, ''), p.entity, p.one || ' assigned to you', p.one || ' moved',
    p.path, p.many || ' assigned to you', p.many || ' moved', p.many || ' handed over to you',
    -- (What belongs to a record is shown by that.)
    case when exists (select from app.copied_columns c where c.entity = p.entity and c.via = 'row_id')
      then format('app.way_to(coalesce((select n.path from app.noticed n where n.entity = r.entity), %1$L), r.row_id)', p.path)
      else format('app.way_to(%L, l.row_id)', p.path) end)
  using p_after, p_upto;
end $$;
