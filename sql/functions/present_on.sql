create or replace function app.present_on(p_entity text, p_id uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if not app.sees(p_entity, p_id) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name), '[]')
    from app.colleagues_on(p_entity, p_id) c join public.people p on p.id = c.user_id);
end $$;
grant execute on function app.present_on(text, uuid) to tandem_roles;
