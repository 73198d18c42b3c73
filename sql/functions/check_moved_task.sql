-- A task takes what is below it along to another project, row by row and while others wait: a thousand at most.
create or replace function app.check_moved_task() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- (What goes along is not asked again.)
  if pg_trigger_depth() = 1 and (select count(*) from (with recursive below as (select id from public.tasks where parent_id = new.id
      union all select t.id from below b join public.tasks t on t.parent_id = b.id) select from below limit 1001) b) > 1000 then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'project_id', detail = 'More than 1,000 tasks stand below it: move them in parts.';
  end if;
  return new;
end $$;
create or replace trigger e_moved before update of project_id, parent_id on public.tasks for each row
  when (new.project_id is distinct from old.project_id) execute function app.check_moved_task();
