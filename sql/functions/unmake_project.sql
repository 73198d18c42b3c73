-- Puts the project into the bin that a conversion has made, where it and what belongs to it still are as they were made, for whoever made
-- it; answers why not otherwise.
create or replace function app.unmake_project(p_made app.log) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_version int; v_may boolean;
begin
  execute format('select version, created_by is not distinct from app.actor_id() or coalesce((%s), false) from public.projects
    where id = $1 and deleted_at is null for update', coalesce(app.rows_for('projects', 'update'), 'false')) into v_version, v_may using p_made.row_id;
  if v_version is null then return null; end if;
  if not v_may then return 'denied'; end if;
  if v_version <> p_made.row_version then return 'changed'; end if;
  if exists (select from app.log l where l.xid <> p_made.xid and (l.entity, l.row_id) in (
      select 'tasks'::name, id from public.tasks where project_id = p_made.row_id
      union all select 'milestones', id from public.milestones where project_id = p_made.row_id
      union all select 'phases', id from public.phases where project_id = p_made.row_id
      union all select 'project_states', id from public.project_states where project_id = p_made.row_id
      union all select 'project_rates', id from public.project_rates where project_id = p_made.row_id
      union all select 'project_members', id from public.project_members where project_id = p_made.row_id
      union all select 'project_links', id from public.project_links where p_made.row_id in (from_id, to_id)
      union all select 'risks', id from public.risks where project_id = p_made.row_id
      union all select 'task_people', id from public.task_people where project_id = p_made.row_id
      union all select 'task_records', id from public.task_records where project_id = p_made.row_id
      union all select 'task_links', k.id from public.task_links k where p_made.row_id in (k.from_project_id, k.to_project_id)))
    or exists (select from public.time_entries where project_id = p_made.row_id and deleted_at is null)
    or exists (select from public.comments where entity = 'tasks' and project_id = p_made.row_id and deleted_at is null)
    or exists (select from public.activities where entity = 'tasks' and project_id = p_made.row_id and deleted_at is null)
    or exists (select from public.comments where entity = 'projects' and row_id = p_made.row_id and deleted_at is null)
    or exists (select from public.activities where entity = 'projects' and row_id = p_made.row_id and deleted_at is null) then return 'used'; end if;
  update public.projects set deleted_at = now() where id = p_made.row_id;
  return null;
end $$;
grant execute on function app.unmake_project(app.log) to tandem_definer;
