-- Ends timers that have run for 24 hours, and tells whose they are; one that has no room left in its day goes to the bin.
create or replace function app.stop_timers() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.time_entries;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  for v in select * from public.time_entries where status = 'running' and deleted_at is null and started_at <= now() - interval '24 hours'
    order by started_at limit 200 for update skip locked loop
    begin update public.time_entries set status = 'draft', ended_at = started_at + interval '24 hours' where id = v.id;
    exception when check_violation then update public.time_entries set deleted_at = now() where id = v.id;
    end;
    if app.goes_by(v.owner_id, 'time_missing', 'in_app') or app.goes_by(v.owner_id, 'time_missing', 'email')
      or app.goes_by(v.owner_id, 'time_missing', 'push') then
      perform app.tell(array[(v.owner_id, 'time_missing', 'warning', 'Your timer was stopped after 24 hours', v.name, app.way_to('/tasks?tab=time', v.id),
        null, null, null, '{}', concat_ws(':', 'timer', v.id), now())::app.notice_draft]);
    end if;
  end loop;
end $$;
grant execute on function app.stop_timers() to tandem_system;
