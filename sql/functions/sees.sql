-- May the caller see this row? Asked with the caller's own rights, so the row's own policies answer.
create or replace function app.sees(p_entity text, p_row uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare seen boolean;
begin
  if not exists (select from app.scopes where entity = p_entity) then return false; end if;
  execute format('select exists (select from public.%I where id = $1)', p_entity) into seen using p_row;
  return seen;
exception when insufficient_privilege then return false;
end $$;
grant execute on function app.sees(text, uuid) to tandem_roles, tandem_definer;
