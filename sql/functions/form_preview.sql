-- The same of a form that the caller sees, whatever its state.
-- after: form_of
create or replace function app.form_preview(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.sees_within('forms', p_id) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select app.form_of(f) || jsonb_build_object('status', f.status,
    'company', (select jsonb_build_object('name', c.name, 'accent', c.accent, 'logo', c.logo) from public.company c))
    from public.forms f where f.id = p_id);
end $$;
grant execute on function app.form_preview(uuid) to tandem_roles;
