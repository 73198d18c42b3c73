-- Whether a row is one of those that a predicate speaks of.
create or replace function app.row_within(p_relation regclass, p_row uuid, p_predicate text) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_is boolean;
begin
  execute format('select exists (select from %s where id = $1 and (%s))', p_relation, p_predicate) into v_is using p_row;
  return v_is;
end $$;
grant execute on function app.row_within(regclass, uuid, text) to tandem_definer;
