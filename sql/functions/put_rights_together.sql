-- (Where rows come or go and all rights stay, as most do that follow from others, nothing is put together.)
-- after: gather_rights
create or replace function app.put_rights_together() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' or exists (select from app.gathered_rights() g full join app.role_rights r using (role, entity)
    where g.rights is distinct from r.rights) then perform app.gather_rights(); end if;
  return null;
end $$;
