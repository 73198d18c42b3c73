-- From here on this transaction tries what it does, and cannot be kept: what it has changed is asked by app.rehearsed.
create or replace function app.begin_try() returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.rehearsals (run_id) values (null)
$$;
grant execute on function app.begin_try() to tandem_roles;
