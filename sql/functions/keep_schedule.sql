-- A schedule knows its next time, worked out anew where its rhythm changes or it is switched on: an hour at least after the last task
-- that it made. So many of one person there are at most.
-- after: next_time
create or replace function app.keep_schedule() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_begins boolean := tg_op = 'INSERT' or old.deleted_at is not null and new.deleted_at is null;
  v_kept constant text[] := '{rhythm,weekday,day_of_month,at_time,time_zone,enabled,deleted_at}';
begin
  if v_begins and (select count(*) from (select from public.agent_schedules where owner_id = new.owner_id and deleted_at is null and id <> new.id
      limit 50) kept) >= 50 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'You have 50 schedules, and nobody has more. Remove one first.';
  end if;
  if v_begins or app.pick(to_jsonb(new), v_kept) is distinct from app.pick(to_jsonb(old), v_kept) then
    new.reason := null;
    -- (What a check of the table refuses has no time.)
    new.next_at := case when new.enabled and new.deleted_at is null and app.is_zone(new.time_zone) and new.at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      then app.next_time(new.rhythm, new.weekday, new.day_of_month, new.at_time::time, new.time_zone,
        greatest(now(), new.last_at + interval '1 hour')) end;
  end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.agent_schedules for each row execute function app.keep_schedule();
