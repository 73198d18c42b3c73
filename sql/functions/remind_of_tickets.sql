-- Tells of tickets that are to be answered or solved within half an hour of the clock, and of those that are late: whoever has it, or
-- support while nobody has. Of a late one who leads that person's team hears, too. Each of the two moments is told once.
-- after: support_people
create or replace function app.remind_of_tickets() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_drafts app.notice_draft[];
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  with due as materialized (
    select t.id, t.number, t.name, t.owner_id, t.team_id, t.due_at, t.due_at <= now() as late, t.answered_at is null as unanswered from public.tickets t
     where t.due_at between now() - interval '7 days' and now() + interval '30 minutes' and t.deleted_at is null
       and not exists (select from app.ticket_reminders r where r.ticket_id = t.id and r.due_at = t.due_at and (r.late or t.due_at > now()))
     order by t.due_at limit 500),
    noted as (insert into app.ticket_reminders as r (ticket_id, due_at, late) select id, due_at, late from due
      on conflict (ticket_id) do update set due_at = excluded.due_at, late = excluded.late returning ticket_id),
    told as (select d.*, p.id as user_id from due d join noted n on n.ticket_id = d.id cross join lateral (
        select d.owner_id as id where d.owner_id is not null union select s.id from app.support_people() s (id) where d.owner_id is null
        union select g.lead_id from public.teams g where d.late and g.id = d.team_id) c
      join public.people p on p.id = c.id and p.status = 'active' and p.deleted_at is null)
  select array_agg((t.user_id, 'ticket_due', case when t.late then 'warning' else 'info' end,
      case when t.late and t.unanswered then 'A ticket was not answered in time' when t.late then 'A ticket was not solved in time'
        when t.unanswered then 'A ticket needs an answer soon' else 'A ticket needs a solution soon' end,
      concat_ws(' · ', '#' || t.number, t.name), app.way_to('/support', t.id), 'tickets', t.id, null, '{}'::jsonb,
      concat_ws(':', 'ticket_due', t.id, extract(epoch from t.due_at)::bigint, t.late), now())::app.notice_draft) into v_drafts
    from told t where app.would_see(t.user_id, 'tickets', t.id)
      and (app.goes_by(t.user_id, 'ticket_due', 'in_app') or app.goes_by(t.user_id, 'ticket_due', 'email') or app.goes_by(t.user_id, 'ticket_due', 'push'));
  perform app.tell(v_drafts);
end $$;
grant execute on function app.remind_of_tickets() to tandem_system;
