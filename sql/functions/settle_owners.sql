-- Definer functions belong to a role that cannot log in and has policies of its own; all others to whoever owns the database, and so
-- does the one definer that makes policies (app.remake_policies).
create or replace function app.settle_owners() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v record;
begin
  for v in select p.oid::regprocedure as signature, o.owner from pg_proc p,
      lateral (select case when p.prosecdef and p.proname <> 'remake_policies' then 'tandem_definer' else current_user end) o (owner)
    where p.pronamespace = 'app'::regnamespace and pg_get_userbyid(p.proowner) <> o.owner loop
    execute format('alter function %s owner to %I', v.signature, v.owner);
  end loop;
end $$;
