-- Whoever writes the next step of a lead on the lead itself (a form, a cell, a file) changes, plans or cancels the activity that it is.
create or replace function app.plan_next_step() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_next uuid;
begin
  select id into v_next from public.activities where row_id = new.id and entity = 'leads' and state = 'planned' and deleted_at is null
    order by at, id limit 1;
  if new.next_activity is null and new.next_activity_at is null then
    update public.activities set state = 'cancelled' where id = v_next;
  elsif v_next is not null then
    update public.activities set subject = new.next_activity, at = new.next_activity_at where id = v_next;
  else
    insert into public.activities (entity, row_id, owner_id, kind, subject, at)
      values ('leads', new.id, coalesce(new.owner_id, app.actor_id()), 'to_do', new.next_activity, new.next_activity_at);
  end if;
  return null;
end $$;
create or replace trigger w_next_step after insert on public.leads for each row
  when (pg_trigger_depth() = 0 and (new.next_activity is not null or new.next_activity_at is not null)) execute function app.plan_next_step();
create or replace trigger w_next_step_moved after update on public.leads for each row
  when (pg_trigger_depth() = 0 and (new.next_activity is distinct from old.next_activity or new.next_activity_at is distinct from old.next_activity_at))
  execute function app.plan_next_step();
