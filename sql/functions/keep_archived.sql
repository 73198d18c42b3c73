-- Nothing of an archived project is changed by anybody, nor what belongs to it (by the columns that are named), but whom it is given to when
-- somebody leaves. Time and activities that are there go their way, none is added. What follows from other changes goes on, and what the
-- server does by itself.
create or replace function app.keep_archived() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_is jsonb; v_was jsonb; v_projects uuid[];
  v_given text[] := '{owner_id,team_id,manager_id,updated_at,updated_by,version,archived_at,archived_by}';
begin
  if app.actor_id() is null or pg_trigger_depth() > 1 then return coalesce(new, old); end if;
  if tg_op <> 'DELETE' then v_is := to_jsonb(new); end if;
  if tg_op <> 'INSERT' then v_was := to_jsonb(old); end if;
  select array_agg(distinct id::uuid) into v_projects from unnest(tg_argv) c (col), unnest(array[v_is ->> col, v_was ->> col]) id where id is not null;
  -- (What is generated is not there yet.)
  v_given := v_given || array(select attname::text from pg_attribute where attrelid = tg_relid and attgenerated <> '');
  if not exists (select from public.projects where id = any (v_projects) and archived_at is not null)
    or tg_op = 'UPDATE' and v_is - v_given = v_was - v_given
    or tg_op <> 'INSERT' and tg_table_name in ('time_entries', 'activities') and (v_is is null or v_is -> 'project_id' = v_was -> 'project_id')
  then return coalesce(new, old); end if;
  raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This project is archived: bring it back first.';
end $$;
create or replace trigger c_archived before update or delete on public.projects for each row when (old.archived_at is not null)
  execute function app.keep_archived('id');
