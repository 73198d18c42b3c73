-- What the feed between two transactions tells of talks with clients: what a client wrote, to whoever looks after them, to whoever
-- manages the project that it is about, or has the ticket, and to the colleagues who wrote before; what a colleague wrote, to whoever signs in for the
-- client. (Who it may concern is found first, by keys; only of these it is judged what they see.)
-- after: support_people
create or replace function app.notices_of_clients(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  with said as materialized (
    select c.*, l.actor_id, l.at, w.kind as by_kind, a.name as client, a.owner_id as looked_after_by from app.log l
      join public.comments c on c.id = l.row_id and c.deleted_at is null join public.accounts a on a.id = c.account_id
      join public.people w on w.id = l.actor_id
     where l.entity = 'comments' and l.verb = 'create' and not l.masked and l.xid > p_after and l.xid <= p_upto and l.after ? 'account_id'),
  concerned as materialized (
    select s.id, p.id as user_id from said s join public.people p on p.account_id = s.account_id
     where s.by_kind <> 'client' and p.kind = 'client' and p.status = 'active' and p.deleted_at is null
    union
    select s.id, p.id from said s
      cross join lateral (select s.looked_after_by where s.entity <> 'tickets' union select r.owner_id from public.projects r where r.id = s.project_id
        union select k.owner_id from public.tickets k where k.id = s.row_id
        union select u.id from public.tickets k, app.support_people() u (id) where k.id = s.row_id and k.owner_id is null
        union select o.created_by from public.comments o
        where o.account_id = s.account_id and o.deleted_at is null and (s.entity <> 'tickets' or o.row_id = s.row_id)) c (id)
      join public.people p on p.id = c.id and p.kind <> 'client' and p.status = 'active' and p.deleted_at is null
     where s.by_kind = 'client')
  select c.user_id, case s.by_kind when 'client' then 'client_wrote' else 'company_wrote' end, 'info',
         case s.by_kind when 'client' then 'A client wrote' else 'You have a message' end,
         coalesce(case s.by_kind when 'client' then s.client else s.written_by end, ''),
         case s.by_kind when 'client' then app.way_to((select n.path from app.noticed n where n.entity = s.entity), s.row_id)
           else case s.entity when 'tickets' then app.way_to('/client/support', s.row_id) else '/client/dashboard' end end,
         case s.by_kind when 'client' then s.entity else 'comments' end, case s.by_kind when 'client' then s.row_id else s.id end,
         s.actor_id, jsonb_build_object('said', left(s.body, 200)), concat_ws(':', 'said', s.id), s.at
    from concerned c join said s using (id) where app.would_see(c.user_id, 'comments', s.id)
$$;
