-- May the caller point at this row: do they see it, and does it not lie in the bin? Asked with the caller's own rights.
create or replace function app.sees_living(p_entity text, p_row uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_seen boolean;
begin
  if not exists (select from app.scopes where entity = p_entity) then return false; end if;
  execute format('select exists (select from public.%I where id = $1 and deleted_at is null)', p_entity) into v_seen using p_row;
  return v_seen;
exception when insufficient_privilege then return false;
end $$;
grant execute on function app.sees_living(text, uuid) to tandem_roles, tandem_definer;
