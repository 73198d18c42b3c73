-- Gives what belongs to one record (app.followed) to another of its kind that takes its place: both must be the caller's to change.
create or replace function app.take_belongings(p_entity text, p_from uuid, p_to uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_child name;
begin
  perform app.hold(p_entity, p_from, 'update');
  perform app.hold(p_entity, p_to, 'update');
  for v_child in select distinct f.entity from app.followed f join app.copied_columns c using (entity) where c.parent = p_entity order by 1 loop
    execute format('update public.%I set row_id = $2 where entity = $3 and row_id = $1', v_child) using p_from, p_to, p_entity;
  end loop;
end $$;
grant execute on function app.take_belongings(text, uuid, uuid) to tandem_roles;
