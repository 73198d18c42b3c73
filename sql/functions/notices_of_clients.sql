-- What the feed between two transactions tells of talks with clients: what a client wrote, to whoever looks after them and to the
-- colleagues who wrote before; what a colleague wrote, to whoever signs in for the client.
create or replace function app.notices_of_clients(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select p.id, case p.kind when 'client' then 'company_wrote' else 'client_wrote' end, 'info',
         case p.kind when 'client' then 'You have a message' else 'A client wrote' end,
         case p.kind when 'client' then coalesce(c.written_by, '') else coalesce(a.name, '') end,
         case p.kind when 'client' then '/client/dashboard' else app.way_to((select n.path from app.noticed n where n.entity = c.entity), c.row_id) end,
         case when p.kind <> 'client' then c.entity end, case when p.kind <> 'client' then c.row_id end,
         l.actor_id, jsonb_build_object('said', left(c.body, 200)), concat_ws(':', 'said', c.id), l.at
    from app.log l join public.comments c on c.id = l.row_id and c.deleted_at is null join public.accounts a on a.id = c.account_id
      join public.people w on w.id = l.actor_id
      join public.people p on p.status = 'active' and p.deleted_at is null and p.id <> w.id and p.kind <> w.kind
        and case p.kind when 'client' then p.account_id = c.account_id
          else p.id = a.owner_id or p.id in (select o.created_by from public.comments o where o.account_id = c.account_id) end
   where l.entity = 'comments' and l.verb = 'create' and l.xid > p_after and l.xid <= p_upto and l.after ? 'account_id'
     and app.would_see(p.id, 'comments', c.id)
$$;
