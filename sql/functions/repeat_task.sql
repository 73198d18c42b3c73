-- Makes the task that comes after one that was done, with what stands below it, on its day and with the rule from there on; none where no
-- day follows, or its project is over. Of two servers one makes it. Nothing is ticked yet, nobody else is asked to do it.
create or replace function app.repeat_task(p_task uuid, p_day date, p_rule text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_done public.tasks; v_days int; v_below int; v_new uuid;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v_done from public.tasks where id = p_task and status = 'done' and not followed and repeat_rule is not null for update;
  if v_done.id is null then return null; end if;
  update public.tasks set followed = true where id = p_task;
  if p_day is null or v_done.deleted_at is not null or exists (select from public.projects
    where id = v_done.project_id and (deleted_at is not null or status in ('completed', 'closed', 'cancelled'))) then return null; end if;
  v_days := p_day - coalesce(v_done.due_on, v_done.starts_on, p_day);
  -- (What stands below comes along where it is no more than a hundred.)
  with recursive below as (select id from public.tasks where parent_id = p_task and deleted_at is null and status <> 'cancelled'
    union all select t.id from below b join public.tasks t on t.parent_id = b.id where t.deleted_at is null and t.status <> 'cancelled')
  select count(*) into v_below from (select from below limit 101) b;
  v_new := app.copy_task(v_done, (select id from public.tasks where id = v_done.parent_id and deleted_at is null), v_days, v_below <= 100);
  update public.tasks set repeats_id = p_task, repeat_rule = p_rule, repeat_mode = v_done.repeat_mode,
      due_on = coalesce(due_on, case when starts_on is null then p_day end) where id = v_new;
  return v_new;
end $$;
grant execute on function app.repeat_task(uuid, date, text) to tandem_system;
