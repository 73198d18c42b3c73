-- A timer begins when it was started, on that day of whose it is, and ends the one that ran; ended, it has its minutes: one at least, and
-- 24 hours at most. One that was pressed before that which runs began (and told of later) ended where that began; one that comes back from
-- the bin ended when it went there.
create or replace function app.run_timer() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_zone text; v public.time_entries;
begin
  if tg_op = 'INSERT' then
    v_zone := coalesce((select time_zone from public.people where id = new.owner_id), 'UTC');
    if new.status = 'running' then
      new.started_at := app.pressed(new.started_at);
      new.day := (new.started_at at time zone v_zone)::date; new.minutes := null; new.ended_at := null;
      perform pg_advisory_xact_lock(hashtextextended('time of ' || new.owner_id, 0));
      select * into v from public.time_entries where owner_id = new.owner_id and status = 'running' and deleted_at is null;
      if v.started_at > new.started_at then new.status := 'draft'; new.ended_at := v.started_at;
      elsif v.id is not null then update public.time_entries set status = 'draft', ended_at = new.started_at where id = v.id; end if;
    end if;
    new.day := coalesce(new.day, (now() at time zone v_zone)::date);
  elsif new.status = 'running' and old.deleted_at is not null and new.deleted_at is null then
    new.status := 'draft'; new.ended_at := old.deleted_at;
  end if;
  if new.status = 'running' then new.minutes := null;
  elsif new.minutes is null then
    if new.started_at is null or new.ended_at is null
    then raise 'TIME' using errcode = '23514', column = 'minutes', detail = 'say how long it took'; end if;
    new.ended_at := least(greatest(new.ended_at, new.started_at), new.started_at + interval '24 hours');
    new.minutes := least(greatest(round(extract(epoch from new.ended_at - new.started_at) / 60), 1), nullif(app.left_of_day(new), 0));
  end if;
  return new;
end $$;
create or replace trigger f_timer before insert or update on public.time_entries for each row execute function app.run_timer();
