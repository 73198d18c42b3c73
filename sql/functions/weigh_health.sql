-- Works out the health of those clients for which something has happened, or time has passed: twenty at once; answers how many.
create or replace function app.weigh_health() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_accounts uuid[]; v_account uuid; v_weighed int := 0;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  v_accounts := array(select account_id from app.health_queue where due <= now() group by account_id order by min(due) limit 20);
  delete from app.health_queue q where q.account_id = any (v_accounts) and not exists (select from public.accounts a where a.id = q.account_id);
  -- (One that somebody is changing is weighed next time.)
  for v_account in select id from public.accounts where id = any (v_accounts) order by id for no key update skip locked loop
    perform app.weigh_client(v_account);
    v_weighed := v_weighed + 1;
  end loop;
  return v_weighed;
end $$;
grant execute on function app.weigh_health() to tandem_system;
