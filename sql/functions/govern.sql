-- Writes grants, policies, triggers and sizes of an entity's table from app.entities and app.role_permissions. app.settle calls
-- it for what was declared anew; changing rights calls it again. The table is expected to carry the common columns
-- (src/database/columns.ts).
create or replace function app.govern(p_entity name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_entity);
  declared app.entities;
  existing record;
begin
  select * into strict declared from app.entities where entity = p_entity;
  perform app.usual_scopes(p_entity);
  perform app.check_scopes(p_entity);
  execute format('alter table %s enable row level security', relation);
  execute format('alter table %s force row level security', relation);
  for existing in select polname from pg_policy where polrelid = relation::regclass loop
    execute format('drop policy %I on %s', existing.polname, relation);
  end loop;
  execute format('create policy owner on %s to current_user using (true) with check (true)', relation);
  execute format('create policy definer on %s to tandem_definer using (true) with check (true)', relation);
  execute format('grant select, insert, update, delete on %s to tandem_definer', relation);
  execute format('create policy verified on %s as restrictive to tandem_roles using ((select app.verified()))', relation);
  perform app.govern_role(p_entity, name) from app.roles;
  perform app.govern_agents(p_entity);
  perform app.note_policies(p_entity);
  perform app.govern_triggers(p_entity, declared.state, declared.logged);
  perform app.make_keys(p_entity);
  perform app.make_copies(p_entity);
  perform app.bound_values(relation::regclass, declared.json_size);
end $$;
