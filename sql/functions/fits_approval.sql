-- How many records would be changed so; refuses nothing at all, and more than somebody can look through.
create or replace function app.fits_approval(p_effects jsonb) returns int language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare v_size int := (select count(*) from jsonb_array_elements(p_effects) e where e -> 'verbs' <> '[]');
begin
  if v_size = 0 then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This would change nothing.'; end if;
  if v_size > 500 or pg_column_size(p_effects) > 131072 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This would change more than somebody can look through.'; end if;
  return v_size;
end $$;
grant execute on function app.fits_approval(jsonb) to tandem_definer;
