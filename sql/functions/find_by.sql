-- The records whose list in this column holds one of the values, among those in the caller's scopes. A definer for the
-- same reason as app.find: row security keeps array operators from their index.
create or replace function app.find_by(p_entity text, p_column text, p_values text[]) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_bitmapscan = on as $$
declare predicate text := app.rows_for(p_entity, 'read');
begin
  if predicate is null or not has_column_privilege('tandem_' || app.role(), format('public.%I', p_entity), p_column, 'select') then return; end if;
  return query execute format('select id from public.%I where %I && $1::%s and (%s)', p_entity, p_column, (select format_type(atttypid, atttypmod)
    from pg_attribute where attrelid = format('public.%I', p_entity)::regclass and attname = p_column), predicate) using p_values;
end $$;
grant execute on function app.find_by(text, text, text[]) to tandem_roles;
