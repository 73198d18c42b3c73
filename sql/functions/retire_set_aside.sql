create or replace function app.retire_set_aside() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.set_aside where last_at < now() - interval '90 days' or id in (select id from app.set_aside order by last_at desc offset 1000);
end $$;
grant execute on function app.retire_set_aside() to tandem_system;
