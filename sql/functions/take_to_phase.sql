-- A task that somebody puts into another phase takes along what stands below it in the same one, as far as they may change that: a thousand at
-- most. What they may not change stays, with what is below it. (With the definers' rights, as whoever does a task comes by its phase without
-- being in the project, below another task.) Where this takes back its last move, it leaves what stood there before it came.
create or replace function app.take_to_phase() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_may text; v_came app.log; v_below uuid[];
begin
  -- (The server itself is nobody, and keeps the whole together.)
  v_may := case when app.actor_id() is null then 'true' else app.rows_for('tasks', 'update') end;
  if v_may is null then return null; end if;
  -- (This move stands in the log after what it takes along.)
  select * into v_came from app.log where entity = 'tasks' and row_id = new.id and after ? 'phase_id' order by at desc limit 1;
  if v_came.before ? 'phase_id' is not true or v_came.before -> 'phase_id' <> coalesce(to_jsonb(new.phase_id), 'null') then v_came := null; end if;
  execute format('with recursive mine as not materialized (select id, parent_id from public.tasks t
        where project_id = $2 and phase_id is not distinct from $3 and (%s) and ($5 is null or exists (select from app.log l where l.entity = ''tasks''
          and l.row_id = t.id and (l.verb = ''create'' or l.after ? ''phase_id'') and (l.xid = $4 or l.id > $5)))),
      below as (select id from mine where parent_id = $1 union all select m.id from below b join mine m on m.parent_id = b.id)
    select array_agg(id) from (select id from below limit 1001) b', v_may)
    into v_below using new.id, new.project_id, old.phase_id, v_came.xid, v_came.id;
  if cardinality(v_below) > 1000 then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'phase_id', detail = 'More than 1,000 tasks stand below it: move them in parts.';
  end if;
  update public.tasks set phase_id = new.phase_id where id = any (v_below);
  return null;
end $$;
-- (What a removed phase leaves, or gets back, it says itself; what goes to another project stands in none there.)
create or replace trigger x_phase after update of phase_id, parent_id on public.tasks for each row
  when (pg_trigger_depth() = 0 and new.phase_id is distinct from old.phase_id and new.project_id is not distinct from old.project_id)
  execute function app.take_to_phase();
