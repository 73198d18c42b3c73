-- Writes grants, policies and triggers of a table from role_permissions. Migrations call it for each entity; changing
-- rights calls it again. A table is expected to carry the common columns (src/database/columns.ts).
--   p_state   the column that only declared transitions may change
--   p_logged  whether changes enter the feed
create or replace function app.govern(p_table name, p_state name default null, p_logged boolean default true) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  existing record;
begin
  insert into app.scopes select p_table, scope, predicate from (values
      ('all', null::name, 'true'),
      ('own', 'owner_id', 'owner_id = {user_id}'),
      ('unowned', 'owner_id', 'owner_id is null'),
      ('team', 'team_id', 'team_id = {team_id}'),
      ('account', 'account_id', 'account_id = {account_id}')) s (scope, needs, predicate)
    where needs is null or exists (select from pg_attribute where attrelid = relation::regclass and attname = needs and not attisdropped)
    on conflict do nothing;
  execute format('alter table %s enable row level security', relation);
  execute format('alter table %s force row level security', relation);
  for existing in select polname from pg_policy where polrelid = relation::regclass loop
    execute format('drop policy %I on %s', existing.polname, relation);
  end loop;
  execute format('create policy owner on %s to current_user using (true) with check (true)', relation);
  execute format('create policy definer on %s to tandem_definer using (true) with check (true)', relation);
  execute format('grant select, insert, update, delete on %s to tandem_definer', relation);
  execute format('create policy verified on %s as restrictive to tandem_roles using ((select app.verified()))', relation);
  perform app.govern_role(p_table, name) from app.roles;
  perform app.govern_triggers(p_table, p_state, p_logged);
end $$;
