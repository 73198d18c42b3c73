-- Whatever function writes them, now or later: who there is, how they come in and what their role is. (Without claims the
-- owner or the identity login writes.)
create or replace function app.refuse_keys() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if coalesce(current_setting('app.claims', true), '') <> '' then perform app.in_person(); end if;
  return null;
end $$;
create or replace trigger "0_refuse_keys" before insert or update or delete on app.right_changes for each statement execute function app.refuse_keys();
create or replace trigger "0_refuse_keys" before insert or update or delete on app.role_permissions for each statement execute function app.refuse_keys();
