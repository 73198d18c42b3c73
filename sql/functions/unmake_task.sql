-- Takes back that a task was made of a record: it goes into the bin, for whoever made it within a day, where nobody has changed it since.
-- after: made_task
create or replace function app.unmake_task(p_entity text, p_row uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.tasks t set deleted_at = now() where id = app.made_task(p_entity, p_row) and created_by = app.actor_id() and version = 1
    and created_at > now() - interval '1 day'
    -- (What others have done beside it makes no version of it.)
    and not exists (select from public.tasks b where b.parent_id = t.id and b.deleted_at is null)
    and not exists (select from public.time_entries e where e.task_id = t.id and e.deleted_at is null)
    and not exists (select from public.task_people p where p.task_id = t.id and p.created_by <> t.created_by and p.deleted_at is null)
    and not exists (select from public.task_records r where r.task_id = t.id and r.created_by <> t.created_by and r.deleted_at is null)
    and not exists (select from public.comments c where (c.entity, c.row_id) = ('tasks', t.id) and c.deleted_at is null);
  if not found then raise 'RESOURCE_CONFLICT' using errcode = 'P0001',
    detail = 'There is no such task of yours, or it was changed since. Remove it by hand.'; end if;
end $$;
grant execute on function app.unmake_task(text, uuid) to tandem_roles;
