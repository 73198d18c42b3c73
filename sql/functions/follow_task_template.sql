-- A new task has of its template what it was not given: its text, priority, estimate, tags and days, these by working days from its begin (its own,
-- else so long before it is due); and then what stands below it, under the rights of whoever makes it.
-- after: make_planned
create or replace function app.follow_task_template() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_plan jsonb; v_first jsonb; v_from date; v_starts date;
begin
  select plan, plan -> 'tasks' -> 0 into v_plan, v_first from public.task_templates where id = new.template_id and deleted_at is null;
  v_from := coalesce(app.plus_working_days(new.starts_on, 0), app.plus_working_days(new.due_on, -coalesce(v_first ->> 'due', v_plan ->> 'lasts', '0')::int));
  if tg_when = 'AFTER' then
    perform app.make_planned(v_plan, v_from, new.project_id, null, new);
    return null;
  end if;
  new.body := coalesce(new.body, v_first ->> 'body');
  new.estimate := coalesce(new.estimate, (v_first ->> 'estimate')::int);
  if new.priority = 'none' then new.priority := coalesce(v_first ->> 'priority', 'none'); end if;
  if new.tag_ids = '{}' then new.tag_ids := app.kept_tags(v_first -> 'tags'); end if;
  new.due_on := coalesce(new.due_on, app.plus_working_days(v_from, (v_first ->> 'due')::int));
  v_starts := app.plus_working_days(v_from, (v_first ->> 'starts')::int);
  new.starts_on := coalesce(new.starts_on, case when new.due_on is null or v_starts <= new.due_on then v_starts end);
  return new;
end $$;
create or replace trigger a_template before insert on public.tasks for each row when (new.template_id is not null)
  execute function app.follow_task_template();
create or replace trigger zz_template after insert on public.tasks for each row when (new.template_id is not null)
  execute function app.follow_task_template();
