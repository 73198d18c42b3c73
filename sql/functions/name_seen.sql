-- The name of a record for whoever may see it, asked with their own rights.
create or replace function app.name_seen(p_entity text, p_row uuid) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_name text;
begin
  if not exists (select from app.scopes where entity = p_entity) then return null; end if;
  execute format('select name from public.%I where id = $1', p_entity) into v_name using p_row;
  return v_name;
-- (Some are called nothing.)
exception when insufficient_privilege or undefined_column then return null;
end $$;
grant execute on function app.name_seen(text, uuid) to tandem_roles;
