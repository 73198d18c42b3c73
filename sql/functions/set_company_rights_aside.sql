-- Before migrations of a release: puts back what the product ships where a company has rights of its own, so that migrations find what
-- they were written for. app.settle_company_rights puts the company's own in force again.
create or replace function app.set_company_rights_aside() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare k app.company_rights;
begin
  -- (Beside no change of a right that is under way.)
  perform pg_advisory_xact_lock(7265);
  for k in select * from app.company_rights where in_force and dropped_at is null loop
    delete from app.role_permissions where (role, entity, verb) = (k.role, k.entity, k.verb);
    insert into app.role_permissions (role, entity, verb, scope, columns)
      select k.role, k.entity, k.verb, r.scope, r.columns from jsonb_to_recordset(k.shipped) r (scope text, columns text[]);
    update app.company_rights set in_force = false where (role, entity, verb) = (k.role, k.entity, k.verb);
  end loop;
end $$;
