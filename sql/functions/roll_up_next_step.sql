-- A lead's next step is the first of its activities that are planned, and its last touch the last one in which somebody spoke with it;
-- the first of these is its answer.
-- after: working_minutes
create or replace function app.roll_up_next_step() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_lead uuid;
begin
  if tg_op = 'UPDATE' and (new.entity, new.row_id, new.state, new.kind, new.subject, new.at, new.deleted_at)
    is not distinct from (old.entity, old.row_id, old.state, old.kind, old.subject, old.at, old.deleted_at) then return null; end if;
  for v_lead in select distinct row_id from (values (old.entity, old.row_id), (new.entity, new.row_id)) r (entity, row_id)
    where entity = 'leads' order by row_id loop
    update public.leads l set next_activity = n.name, next_activity_at = n.at, last_touch_at = n.touched, answered_at = n.answered,
      answer_minutes = case when l.answered_at is not distinct from n.answered then l.answer_minutes
        else app.working_minutes(l.created_at, n.answered) end
      from (select s.name, s.at, case when t.first is not null then greatest(t.first, o.created_at) end as answered,
            greatest(o.last_touch_at, case when new.row_id = v_lead and new.state = 'done'
              and new.kind in ('call', 'meeting', 'visit', 'email') and new.deleted_at is null then new.at end) as touched
          from public.leads o left join lateral (select a.subject as name, a.at from public.activities a where a.row_id = v_lead
            and a.entity = 'leads' and a.state = 'planned' and a.deleted_at is null order by a.at, a.id limit 1) s on true
          left join lateral (select a.at as first from public.activities a where a.row_id = v_lead and a.entity = 'leads' and a.state = 'done'
            and a.kind in ('call', 'meeting', 'visit', 'email') and a.deleted_at is null order by a.at, a.id limit 1) t on true
         where o.id = v_lead) n
     where l.id = v_lead and (l.next_activity, l.next_activity_at, l.last_touch_at, l.answered_at)
       is distinct from (n.name, n.at, n.touched, n.answered);
  end loop;
  return null;
end $$;
create or replace trigger w_next_step after insert or update or delete on public.activities for each row execute function app.roll_up_next_step();
