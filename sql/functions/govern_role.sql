-- Grants and policies of one role on one table.
-- after: granted_columns
create or replace function app.govern_role(p_table name, p_role text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  grantee text := format('%I', 'tandem_' || p_role);
  permission record;
  allowed text;
begin
  execute format('revoke all on %s from %s', relation, grantee);
  for permission in
    select p.verb, app.predicate(app.within(p_role, p_table, p.verb)) as predicate from app.role_permissions p
     where p.role = p_role and p.entity = p_table and p.verb in ('read', 'create', 'update', 'delete') group by p.verb
  loop
    select string_agg(format('%I', c), ', ') into allowed from unnest(app.granted_columns(p_table, p_role, permission.verb)) c;
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
