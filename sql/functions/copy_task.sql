-- A task once more, so many days later, and what stands below it (at most a hundred): to be done again by the same people, as if
-- whoever made the first had made it.
create or replace function app.copy_task(p_of public.tasks, p_parent uuid, p_days int) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_new uuid; v_below public.tasks;
begin
  insert into public.tasks (created_by, owner_id, name, body, project_id, parent_id, priority, estimate, starts_on, due_on, client_visible,
    tag_ids, custom)
  values (p_of.created_by, (select id from public.people where id = p_of.owner_id and status = 'active' and deleted_at is null), p_of.name,
    regexp_replace(p_of.body, '^(\s*[-*+] )\[[xX]\]', '\1[ ]', 'gn'), p_of.project_id, p_parent, p_of.priority, p_of.estimate,
    p_of.starts_on + p_days, p_of.due_on + p_days, p_of.client_visible, p_of.tag_ids, p_of.custom) returning id into v_new;
  insert into public.task_people (task_id, user_id, part, created_by)
  select v_new, w.user_id, w.part, w.created_by from public.task_people w join public.people p on p.id = w.user_id and p.status = 'active'
   where w.task_id = p_of.id and w.deleted_at is null;
  for v_below in select * from public.tasks where parent_id = p_of.id and deleted_at is null and status <> 'cancelled' order by number limit 100 loop
    perform app.copy_task(v_below, v_new, p_days);
  end loop;
  return v_new;
end $$;
