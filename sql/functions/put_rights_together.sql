create or replace function app.put_rights_together() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.role_rights;
  insert into app.role_rights select role, entity, jsonb_object_agg(verb, scopes) from (
    select role, entity, verb, jsonb_agg(scope order by scope) as scopes from app.role_permissions group by role, entity, verb) v group by role, entity;
  return null;
end $$;
