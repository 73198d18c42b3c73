-- What is most urgent waits for no cycle: the servers hear of it as soon as it is there.
create or replace function app.announce_task() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('agent_tasks', '');
  return null;
end $$;
create or replace trigger y_announce after insert on public.agent_tasks for each row
  when (new.priority = 'P0' and new.status = 'pending') execute function app.announce_task();
create or replace trigger y_announce_changed after update of priority, status on public.agent_tasks for each row
  when (new.priority = 'P0' and new.status = 'pending' and new.next_attempt_at is null
    and (old.priority, old.status) is distinct from (new.priority, new.status)) execute function app.announce_task();
-- (An urgent step that is over may be what its task waits for.)
create or replace trigger y_announce_step after update of status on public.agent_tasks for each row
  when (new.priority = 'P0' and new.parent_id is not null and new.status in ('waiting', 'done', 'failed', 'cancelled')
    and old.status is distinct from new.status) execute function app.announce_task();
