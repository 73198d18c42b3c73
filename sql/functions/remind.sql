-- Reminds people of what they have planned for the next ten minutes, once for each moment that it is planned for. (A day without
-- an hour is its midnight, of which nobody wants to be told at night: such things stand in one's day.)
create or replace function app.remind() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_drafts app.notice_draft[];
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  with due as (select a.* from public.activities a join public.people p on p.id = a.owner_id and p.status = 'active' and p.deleted_at is null
      where a.at > now() - interval '1 hour' and a.at <= now() + interval '10 minutes' and a.state = 'planned' and a.deleted_at is null
        and a.parent_deleted_at is null and (a.at at time zone p.time_zone)::time <> '00:00'
        and not exists (select from app.reminders r where r.activity_id = a.id and r.at = a.at)
        and app.would_see(a.owner_id, 'activities', a.id) order by a.at limit 500),
    noted as (insert into app.reminders as r (activity_id, at) select id, at from due
      on conflict (activity_id) do update set at = excluded.at where r.at <> excluded.at returning activity_id)
  select array_agg((a.owner_id, 'due', 'info', 'Soon', concat_ws(' · ', a.subject, a.about), app.way_to((select n.path from app.noticed n
      where n.entity = a.entity), a.row_id), a.entity, a.row_id, null, '{}', concat_ws(':', 'due', a.id, a.at), now())::app.notice_draft) into v_drafts
    from due a join noted n on n.activity_id = a.id
   where (app.goes_by(a.owner_id, 'due', 'in_app') or app.goes_by(a.owner_id, 'due', 'email') or app.goes_by(a.owner_id, 'due', 'push'))
     and not exists (select from app.notification_mutes m where m.user_id = a.owner_id and m.entity = a.entity and m.row_id = a.row_id);
  perform app.tell(v_drafts);
end $$;
grant execute on function app.remind() to tandem_system;
