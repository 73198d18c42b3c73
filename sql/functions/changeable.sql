-- Which of these rows the caller may change, by the scopes of their role.
create or replace function app.changeable(p_entity text, p_ids uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_ids uuid[]; v_may text := app.rows_for(p_entity, 'update');
begin
  if v_may is null or cardinality(p_ids) = 0 then return '{}'; end if;
  execute format('select array(select id from public.%I where id = any ($1) and deleted_at is null and (%s))', p_entity, v_may) into v_ids using p_ids;
  return v_ids;
end $$;
grant execute on function app.changeable(text, uuid[]) to tandem_roles;
