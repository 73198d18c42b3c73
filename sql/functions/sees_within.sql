-- Does the caller see this row, by the scopes of their role? For definers, which see all.
create or replace function app.sees_within(p_entity text, p_row uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_seen boolean; v_within text := app.rows_for(p_entity, 'read');
begin
  if v_within is null then return false; end if;
  execute format('select exists (select from public.%I where id = $1 and deleted_at is null and (%s))', p_entity, v_within) into v_seen using p_row;
  return v_seen;
end $$;
grant execute on function app.sees_within(text, uuid) to tandem_definer;
