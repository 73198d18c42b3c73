-- Nothing of an archived project is changed by anybody, nor what belongs to it (by the columns that are named). It changes hands as a whole;
-- time and activities that are there go their way, none is added; a relation is taken off from the end that goes on. What follows from other
-- changes, from a merge and when somebody leaves (`app.follows`) goes on, and what the server does by itself.
create or replace function app.keep_archived() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_is jsonb; v_was jsonb; v_projects uuid[]; v_archived int;
  v_given text[] := '{updated_at,updated_by,version,archived_at,archived_by}';
begin
  if app.actor_id() is null or pg_trigger_depth() > 1 or current_setting('app.follows', true) = 'on' then return coalesce(new, old); end if;
  if tg_op <> 'DELETE' then v_is := to_jsonb(new); end if;
  if tg_op <> 'INSERT' then v_was := to_jsonb(old); end if;
  select array_agg(distinct id::uuid) into v_projects from unnest(tg_argv) c (col), unnest(array[v_is ->> col, v_was ->> col]) id where id is not null;
  select count(*) into v_archived from public.projects where id = any (v_projects) and archived_at is not null;
  if v_archived = 0 then return coalesce(new, old); end if;
  -- (What is generated is not there yet.)
  v_given := v_given || array(select attname::text from pg_attribute where attrelid = tg_relid and attgenerated <> '') || case tg_table_name
    when 'projects' then '{owner_id,team_id,manager_id}'::text[]
    when 'time_entries' then '{status,reason,decider_id,decided_at,deleted_at,deleted_by}'
    when 'activities' then array(select jsonb_object_keys(v_is - '{project_id,entity,row_id}'::text[])) else '{}' end;
  if tg_op = 'UPDATE' and v_is - v_given = v_was - v_given and (v_was ->> 'deleted_at' is null or v_is ->> 'deleted_at' is not null)
    or tg_op = 'UPDATE' and v_archived < cardinality(v_projects) and tg_table_name in ('task_links', 'project_links')
      and v_was ->> 'deleted_at' is null and v_is ->> 'deleted_at' is not null
    or tg_op = 'DELETE' and tg_table_name in ('time_entries', 'activities')
  then return coalesce(new, old); end if;
  raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This project is archived: bring it back first.';
end $$;
create or replace trigger c_archived before update or delete on public.projects for each row when (old.archived_at is not null)
  execute function app.keep_archived('id');
