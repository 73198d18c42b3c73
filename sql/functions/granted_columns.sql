-- The columns that a role is to be granted for a verb on a table; null where it has no such right.
create or replace function app.granted_columns(p_table name, p_role text, p_verb text) returns name[]
language sql stable set search_path = pg_catalog, pg_temp as $$
  with permission as (select case when bool_or(p.columns is null) then null else (select array_agg(distinct c) from app.role_permissions q, unnest(q.columns) c
        where q.role = p_role and q.entity = p_table and q.verb = p_verb) end as columns,
      -- Always readable, since lists, references, conflicts and scopes need them; never written by hand.
      '{id,name,created_at,created_by,updated_at,updated_by,version,deleted_at,deleted_by,owner_id,team_id,account_id}'
        || array(select col::text from app.scopes where entity = p_table and col is not null) as readable,
      '{created_at,created_by,updated_at,updated_by,deleted_by,version}'::text[] as written_by_triggers
    from app.role_permissions p where p.role = p_role and p.entity = p_table and p.verb = p_verb having count(*) > 0)
  select array_agg(a.attname order by a.attnum) from pg_attribute a, permission
   where a.attrelid = format('public.%I', p_table)::regclass and a.attnum > 0 and not a.attisdropped and case p_verb
     when 'read' then columns is null or attname = any (columns || readable)
     when 'create' then attgenerated = '' and attname <> all (written_by_triggers || '{deleted_at}') and (columns is null or attname = any (columns || '{id}'))
     when 'update' then attgenerated = '' and attname <> all (written_by_triggers || '{id,deleted_at}')
       and case when columns is null then attname <> all ('{owner_id,team_id}') else attname = any (columns) end
     else attname = 'deleted_at' end
$$;
grant execute on function app.granted_columns(name, text, text) to tandem_definer;
