-- Ends what runs of agents still do, once a halt is there for all to see: waits for it, and after 600 ms ends the connections that
-- hold it. (Not a definer: a login may end its own connections.)
create or replace function app.end_agent_work() returns void
language plpgsql set search_path = pg_catalog, pg_temp set lock_timeout = '600ms' as $$
begin
  perform pg_advisory_xact_lock(7270);
exception when lock_not_available then
  perform pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and (classid, objid, objsubid) = (0, 7270, 1)
    and granted and pid <> pg_backend_pid() and database = (select oid from pg_database where datname = current_database());
end $$;
grant execute on function app.end_agent_work() to tandem_app;
