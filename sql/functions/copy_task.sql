-- A task once more, so many days later, where it is said with what stands below it: to be done again by the same people, as if
-- whoever made the first had made it, or whoever manages its project where they have left that.
create or replace function app.copy_task(p_of public.tasks, p_parent uuid, p_days int, p_below boolean) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_new uuid; v_below public.tasks; v_maker uuid := p_of.created_by; v_doer uuid; v_tags uuid[];
begin
  if p_of.project_id is not null and v_maker is distinct from p_of.manager_id
    and not exists (select from app.memberships where user_id = v_maker and kind = 'project' and id = p_of.project_id) then v_maker := p_of.manager_id; end if;
  select id into v_doer from public.people where id = p_of.owner_id and status = 'active' and deleted_at is null;
  select coalesce(array_agg(g.id order by u.nth), '{}') into v_tags
    from unnest(p_of.tag_ids) with ordinality u (id, nth) join public.tags g on g.id = u.id and g.deleted_at is null;
  insert into public.tasks (created_by, owner_id, name, body, project_id, parent_id, phase_id, priority, estimate, starts_on, due_on, client_visible,
    tag_ids, custom)
  values (v_maker, v_doer, p_of.name, regexp_replace(p_of.body, '^(\s*[-*+] )\[[xX]\]', '\1[ ]', 'gn'), p_of.project_id, p_parent, p_of.phase_id,
    p_of.priority, p_of.estimate, p_of.starts_on + p_days, p_of.due_on + p_days, p_of.client_visible, v_tags, p_of.custom) returning id into v_new;
  -- (A new one begins in the phase of what it stands below: this one stands where the first does, also where that is in none.)
  update public.tasks set phase_id = p_of.phase_id, left_phase_id = p_of.left_phase_id
   where id = v_new and (phase_id is distinct from p_of.phase_id or left_phase_id is distinct from p_of.left_phase_id);
  insert into public.task_people (task_id, user_id, part, created_by)
  select v_new, w.user_id, w.part, w.created_by from public.task_people w join public.people p on p.id = w.user_id and p.status = 'active'
   where w.task_id = p_of.id and w.deleted_at is null;
  insert into public.task_records (task_id, record_entity, record_id, created_by)
  select v_new, r.record_entity, r.record_id, r.created_by from public.task_records r where r.task_id = p_of.id and r.deleted_at is null;
  for v_below in select * from public.tasks where parent_id = p_of.id and deleted_at is null and status <> 'cancelled' and p_below order by number loop
    perform app.copy_task(v_below, v_new, p_days, true);
  end loop;
  return v_new;
end $$;
