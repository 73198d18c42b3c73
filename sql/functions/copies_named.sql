-- What the copies that an entity takes through a column are called by: the entity, and the column too where it names the same parent by
-- another one as well (a relation between two tasks).
create or replace function app.copies_named(p_entity name, p_parent name, p_via name) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select p_entity || case when exists (
    select from app.copied_columns where (entity, parent) = (p_entity, p_parent) and via <> p_via) then '_' || p_via else '' end
$$;
