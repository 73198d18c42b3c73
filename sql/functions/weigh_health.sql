-- Works out the health of those clients for which something has happened, or time has passed: a hundred at once; answers how many.
create or replace function app.weigh_health() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_accounts uuid[]; v_account uuid;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  v_accounts := array(select account_id from app.health_queue where due <= now() group by account_id order by min(due) limit 100);
  for v_account in select unnest(v_accounts) order by 1 loop
    perform app.weigh_client(v_account);
  end loop;
  return cardinality(v_accounts);
end $$;
grant execute on function app.weigh_health() to tandem_system;
