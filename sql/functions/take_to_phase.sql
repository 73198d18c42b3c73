-- A task that somebody puts into another phase takes along what stands below it in the same one, as far as they may change that: a thousand at most.
create or replace function app.take_to_phase() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_below uuid[];
begin
  with recursive below as (select id, project_id, phase_id from public.tasks where parent_id = new.id and phase_id is not distinct from old.phase_id
    union all select t.id, t.project_id, t.phase_id from below b join public.tasks t on t.parent_id = b.id and t.phase_id is not distinct from old.phase_id)
  select array_agg(id) into v_below from (select id from below where project_id = new.project_id limit 1001) b;
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
