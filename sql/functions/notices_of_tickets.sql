-- What the feed between two transactions tells of tickets: a new one that nobody has taken, to support; one that was solved, to the client
-- who asked. (What is said about one tells app.notices_of_clients, and who is given one app.notices_of_records.)
-- after: support_people
create or replace function app.notices_of_tickets(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  with came as materialized (
    select distinct on (l.row_id, l.verb) l.row_id, l.verb, l.actor_id, l.at, l.xid, t.number, t.name, t.owner_id, t.created_by, t.account_name
      from app.log l join public.tickets t on t.id = l.row_id and t.deleted_at is null
     where l.entity = 'tickets' and not l.masked and l.xid > p_after and l.xid <= p_upto and coalesce(l.request_id, '') not like 'import:%'
       and (l.verb = 'create' or l.verb = 'update' and l.after ->> 'status' = 'resolved')
     order by l.row_id, l.verb, l.id desc)
  select s.id, 'ticket_asked', 'info', 'A new ticket', concat_ws(' · ', '#' || c.number, c.name), app.way_to('/support', c.row_id), 'tickets', c.row_id,
         c.actor_id, jsonb_strip_nulls(jsonb_build_object('client', c.account_name)), concat_ws(':', 'ticket_asked', c.row_id), c.at
    from came c cross join lateral app.support_people() s (id)
   where c.verb = 'create' and c.owner_id is null and s.id is distinct from c.actor_id and app.would_see(s.id, 'tickets', c.row_id)
  union all
  select p.id, 'company_wrote', 'success', 'Your request is solved', concat_ws(' · ', '#' || c.number, c.name), app.way_to('/client/support', c.row_id),
         'tickets', c.row_id, c.actor_id, '{}'::jsonb, concat_ws(':', 'solved', c.row_id, c.xid), c.at
    from came c join public.people p on p.id = c.created_by and p.kind = 'client' and p.status = 'active' and p.deleted_at is null
   where c.verb = 'update' and p.id is distinct from c.actor_id and app.would_see(p.id, 'tickets', c.row_id)
$$;
