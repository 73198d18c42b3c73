-- The search of the whole product, under the caller's rights.
create or replace function public.search_global(p_query text, p_limit int default 20)
returns table (entity_type text, entity_id uuid, entity_name text, entity_description text,
  entity text, account_id uuid, name_marks int[], description_marks int[])
language sql stable set search_path = pg_catalog, pg_temp as $$
  select entity_type, entity_id, entity_name, entity_description, entity, account_id, name_marks, description_marks from app.found(p_query, p_limit)
$$;
grant execute on function public.search_global(text, integer) to tandem_roles;
