-- Definer functions belong to a role that cannot log in and has policies of its own; all others to whoever owns the database.
create or replace function app.settle_owners() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v record;
begin
  for v in select p.oid::regprocedure as signature, case when p.prosecdef then 'tandem_definer' else current_user end as owner
    from pg_proc p where p.pronamespace = 'app'::regnamespace
     and pg_get_userbyid(p.proowner) <> case when p.prosecdef then 'tandem_definer' else current_user end loop
    execute format('alter function %s owner to %I', v.signature, v.owner);
  end loop;
end $$;
