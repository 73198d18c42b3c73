-- A workflow is made and changed by people themselves, never by a program; a change of its draft is noted. So many there are at most.
-- after: in_person, workflow_time
create or replace function app.keep_workflow() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is not null then perform app.in_person(); end if;
  if (tg_op = 'INSERT' or old.deleted_at is not null and new.deleted_at is null)
    and (select count(*) from public.workflows where deleted_at is null) >= 200 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A company has 200 workflows at most.'; end if;
  if tg_op = 'UPDATE' and new.definition is distinct from old.definition then new.changed := true; end if;
  -- (What is in the bin starts nothing.)
  if new.deleted_at is not null then new.next_at := null;
  elsif tg_op = 'UPDATE' and old.deleted_at is not null and new.status = 'active' then
    new.next_at := (select app.workflow_time(definition -> 'trigger', now()) from app.workflow_versions
      where workflow_id = new.id and number = new.published); end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.workflows for each row execute function app.keep_workflow();
