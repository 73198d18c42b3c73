-- Grants and policies of one role on one table.
create or replace function app.govern_role(p_table name, p_role text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  grantee text := format('%I', 'tandem_' || p_role);
  -- Always readable, since lists, references, conflicts and scopes need them; never written by hand.
  readable text[] := '{id,name,created_at,created_by,updated_at,updated_by,version,deleted_at,deleted_by,owner_id,team_id,account_id}'
    || array(select col::text from app.scopes where entity = p_table and col is not null);
  written_by_triggers text[] := '{created_at,created_by,updated_at,updated_by,deleted_by,version}';
  permission record;
  allowed text;
begin
  execute format('revoke all on %s from %s', relation, grantee);
  for permission in
    select p.verb, app.predicate(app.within(p_role, p_table, p.verb)) as predicate,
           case when bool_or(p.columns is null) then null else (select array_agg(distinct c) from app.role_permissions q, unnest(q.columns) c
             where q.role = p_role and q.entity = p_table and q.verb = p.verb) end as columns
      from app.role_permissions p
     where p.role = p_role and p.entity = p_table and p.verb in ('read', 'create', 'update', 'delete') group by p.verb
  loop
    select string_agg(format('%I', attname), ', ') into allowed from pg_attribute
     where attrelid = relation::regclass and attnum > 0 and not attisdropped and case permission.verb
       when 'read' then permission.columns is null or attname = any (permission.columns || readable)
       when 'create' then attgenerated = '' and attname <> all (written_by_triggers || '{deleted_at}')
         and (permission.columns is null or attname = any (permission.columns || '{id}'))
       when 'update' then attgenerated = '' and attname <> all (written_by_triggers || '{id,deleted_at}')
         and case when permission.columns is null then attname <> all ('{owner_id,team_id}') else attname = any (permission.columns) end
       else attname = 'deleted_at' end;
    execute case permission.verb
      when 'read' then format('grant select (%s) on %s to %s', allowed, relation, grantee)
      when 'create' then format('grant insert (%s) on %s to %s', allowed, relation, grantee)
      else format('grant update (%s) on %s to %s', allowed, relation, grantee) end;
    execute case permission.verb
      -- (Before 17 PostgreSQL asks a plain `false` of each row; of its key an index knows at once that it is nowhere null.)
      when 'read' then format('create policy %I on %s for select to %s using (%s)', p_role || '_read', relation, grantee,
        case permission.predicate when 'false' then 'id is null' else permission.predicate end)
      when 'create' then format('create policy %I on %s for insert to %s with check (%s)', p_role || '_create', relation, grantee, permission.predicate)
      when 'update' then format('create policy %I on %s for update to %s using (deleted_at is null and (%4$s)) with check (deleted_at is null and (%4$s))',
        p_role || '_update', relation, grantee, permission.predicate)
      -- Into the bin and back: who may not delete can neither set nor clear deleted_at, since the update policy wants it null.
      else format('create policy %I on %s for update to %s using (%4$s) with check (%4$s)', p_role || '_delete', relation, grantee, permission.predicate) end;
  end loop;
end $$;
