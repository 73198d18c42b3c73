/**
 * Somebody spoke with nearly every lead soon after it came, most within the hours that the company promises: by chance of the
 * lead's own, in working time. The leads are told of it at once, not one by one.
 */
export const answers = [
  `alter table public.activities disable trigger w_next_step, disable trigger z_log`,
  `insert into public.activities (entity, row_id, owner_id, kind, state, at, outcome, duration, created_at, created_by)
    select 'leads', l.id, l.owner_id, kind, 'done', at, case kind when 'call' then 'Reached' end, case kind when 'call' then 5 + chance % 4 * 5 end,
        at, l.owner_id
      from public.leads l, lateral (select get_byte(uuid_send(l.id), 14) as chance, get_byte(uuid_send(l.id), 15) as other) c,
        lateral (select case when c.other % 3 = 0 then 'email' else 'call' end as kind,
          app.after_working_minutes(l.created_at, case when c.chance < 205 then 12 + c.other % 200 else 245 + c.other * 3 end) as at) a
     where l.owner_id is not null and l.deleted_at is null and at < now() and (l.stage <> 'new' or c.chance < 150)`,
  `alter table public.activities enable trigger w_next_step, enable trigger z_log`,
  `update public.leads l set answered_at = a.at, answer_minutes = app.working_minutes(l.created_at, a.at), last_touch_at = greatest(l.last_touch_at, a.at)
    from (select row_id, min(at) as at from public.activities where entity = 'leads' and state = 'done'
      and kind in ('call', 'meeting', 'visit', 'email') and deleted_at is null group by row_id) a
   where l.id = a.row_id and a.at >= l.created_at`,
];
