-- A new relation of tasks, or of projects, or one that comes back, is not there yet, is one of so many at most of each of its ends, and closes
-- no circle among those that hold days: the circle is named by what the writer may see. Of which things, by which column they are called, how
-- many relations one of them has at most, and how too many and the same one twice are refused, is said by the trigger.
-- Long: one look at what is there, under one lock.
-- after: sees_within
create or replace function app.check_link() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_bad boolean; v_ways jsonb; v_way uuid[] := array[new.from_id]; v_said text;
  v_of text := tg_argv[0]; v_called text := tg_argv[1]; v_most int := tg_argv[2];
begin
  if new.deleted_at is not null or (tg_op = 'UPDATE' and old.deleted_at is null) then return new; end if;
  -- (Before anything is said of what there is between the two: what a row points at is asked about later. What a template makes, others make.)
  if tg_op = 'INSERT' and app.actor_id() is not null and pg_trigger_depth() = 1
    and not (app.sees_within(v_of, new.from_id) and app.sees_within(v_of, new.to_id)) then
    raise 'REFERENCE' using errcode = '23503', column = case when app.sees_within(v_of, new.from_id) then 'to_id' else 'from_id' end;
  end if;
  -- (One after the other: of two who make the two halves of a circle at once, the second sees the first. Shifts wait, too.)
  perform pg_advisory_xact_lock(hashtextextended('task links', 0));
  execute format('select exists (select from unnest(array[$1, $2]) e (id)
      where (select count(*) from public.%I l where e.id in (l.from_id, l.to_id) and l.deleted_at is null) >= $3)', tg_table_name)
    into v_bad using new.from_id, new.to_id, v_most;
  if v_bad then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = tg_argv[3]; end if;
  execute format('select exists (select from public.%I l where l.kind = $1 and l.deleted_at is null and l.id <> $2 and ((l.from_id, l.to_id) = ($3, $4)
      or ($1 in (''duplicates'', ''relates'') and (l.to_id, l.from_id) = ($3, $4))))', tg_table_name)
    into v_bad using new.kind, new.id, new.from_id, new.to_id;
  if v_bad then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = tg_argv[4]; end if;
  if new.kind not in ('blocks', 'starts_before', 'finishes_before') or new.from_id = new.to_id then return new; end if;
  -- (Where each was come to from: all that follows is looked at once, each by the index, and the way back is walked among that.)
  execute format('with recursive ways (id, came_by) as (
      select $2, null::uuid
      union select l.to_id, l.from_id from ways w cross join lateral (select * from public.%I where from_id = w.id and deleted_at is null
        and kind in (''blocks'', ''starts_before'', ''finishes_before'') offset 0) l where w.id <> $1),
    known as materialized (select id, came_by from ways limit 20001)
    select jsonb_build_object('''', (select count(*) from known)) || jsonb_object_agg(id, came_by)
      from (select distinct on (id) id, came_by from known where came_by is not null order by id, came_by) s', tg_table_name)
    into v_ways using new.from_id, new.to_id;
  if (v_ways ->> '')::int > 20000 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'More than 20,000 relations hang on this. Relate what comes later in it.';
  end if;
  if v_ways ->> new.from_id::text is null then return new; end if;
  while v_way[1] <> new.to_id and cardinality(v_way) <= 20001 loop v_way := (v_ways ->> v_way[1]::text)::uuid || v_way; end loop;
  -- (Of a long way its ends.)
  if cardinality(v_way) > 20 then v_way := v_way[:10] || null::uuid || v_way[cardinality(v_way) - 9:]; end if;
  execute format('select string_agg(coalesce(t.called, ''…''), '' → '' order by nth) from unnest($1) with ordinality p (id, nth)
    left join (select id, %I as called from public.%I where %s) t using (id)', v_called, v_of,
    case when app.actor_id() is null then 'true' else coalesce(app.rows_for(v_of, 'read'), 'false') end) into v_said using new.from_id || v_way;
  raise 'LINK' using errcode = '23514', column = 'to_id', detail = 'it would make a circle: ' || v_said;
end $$;
create or replace trigger a_link before insert or update of deleted_at on public.task_links for each row
  execute function app.check_link('tasks', 'code', 100, 'A task has at most 100 relations.', 'These two tasks are related in this way already.');
create or replace trigger a_link before insert or update of deleted_at on public.project_links for each row
  execute function app.check_link('projects', 'key', 50, 'A project has at most 50 relations.', 'These two projects are related in this way already.');
