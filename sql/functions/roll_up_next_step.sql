-- A lead's next step is the first of its activities that are planned, and its last touch the last one in which somebody spoke with it;
-- the first of these is its answer. Once for each lead that a statement concerns: a merge moves ten thousand activities at a time.
-- after: working_minutes
create or replace function app.roll_up_next_step() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_leads uuid[]; v_touched jsonb := '{}';
begin
  if tg_op = 'INSERT' then v_leads := array(select distinct row_id from fresh where entity = 'leads' order by row_id);
  elsif tg_op = 'DELETE' then v_leads := array(select distinct row_id from stale where entity = 'leads' order by row_id);
  else
    -- (As sets: a join of the two would be planned for the one row that statements usually change.)
    v_leads := array(select distinct row_id from (
      (select entity, row_id, id, state, kind, subject, at, deleted_at from fresh
        except select entity, row_id, id, state, kind, subject, at, deleted_at from stale) union all
      (select entity, row_id, id, state, kind, subject, at, deleted_at from stale
        except select entity, row_id, id, state, kind, subject, at, deleted_at from fresh)) changed where entity = 'leads' order by row_id);
  end if;
  if v_leads = '{}' then return null; end if;
  if tg_op <> 'DELETE' then
    select coalesce(jsonb_object_agg(row_id, at), '{}') into v_touched from (select row_id, max(at) as at from fresh
      where entity = 'leads' and state = 'done' and kind in ('call', 'meeting', 'visit', 'email') and deleted_at is null group by row_id) t;
  end if;
  -- (Held before they are read: what another has just done to their activities is seen, or waits for this.)
  perform from public.leads where id = any (v_leads) order by id for no key update;
  update public.leads l set next_activity = n.name, next_activity_at = n.at, last_touch_at = n.touched, answered_at = n.answered,
    answer_minutes = case when l.answered_at is not distinct from n.answered then l.answer_minutes
      else app.working_minutes(l.created_at, n.answered) end
    from (select o.id, s.name, s.at, case when t.first is not null then greatest(t.first, o.created_at) end as answered,
          greatest(o.last_touch_at, (v_touched ->> o.id::text)::timestamptz) as touched
        from unnest(v_leads) as concerned (id) join public.leads o on o.id = concerned.id
        left join lateral (select a.subject as name, a.at from public.activities a where a.row_id = o.id
          and a.entity = 'leads' and a.state = 'planned' and a.deleted_at is null order by a.at, a.id limit 1) s on true
        left join lateral (select a.at as first from public.activities a where a.row_id = o.id and a.entity = 'leads' and a.state = 'done'
          and a.kind in ('call', 'meeting', 'visit', 'email') and a.deleted_at is null order by a.at, a.id limit 1) t on true) n
   where l.id = n.id and (l.next_activity, l.next_activity_at, l.last_touch_at, l.answered_at)
     is distinct from (n.name, n.at, n.touched, n.answered);
  return null;
end $$;
create or replace trigger w_next_step after insert on public.activities referencing new table as fresh
  for each statement execute function app.roll_up_next_step();
create or replace trigger w_next_step_changed after update on public.activities referencing old table as stale new table as fresh
  for each statement execute function app.roll_up_next_step();
create or replace trigger w_next_step_gone after delete on public.activities referencing old table as stale
  for each statement execute function app.roll_up_next_step();
