-- Where a page shows one of its records: what its address asks for already stays.
create or replace function app.way_to(p_path text, p_id uuid) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select p_path || case when strpos(p_path, '?') > 0 then '&id=' else '?id=' end || p_id
$$;
grant execute on function app.way_to(text, uuid) to tandem_definer, tandem_roles;
