-- Who would get the next ten leads of a form that the caller sees, if it gave them so: before a rule is kept, too.
-- after: form_turn
create or replace function app.form_next(p_id uuid, p_assigning text, p_owner uuid, p_people uuid[]) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.sees_within('forms', p_id) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by n.place)
    from app.form_turn(p_id, p_assigning, p_owner, p_people[1:50], 10) with ordinality n (id, place) left join public.people p on p.id = n.id);
end $$;
grant execute on function app.form_next(uuid, text, uuid, uuid[]) to tandem_roles;
