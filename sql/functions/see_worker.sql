-- Says that a server has looked for tasks just now.
create or replace function app.see_worker() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  insert into app.worker_seen (at) values (now()) on conflict (single) do update set at = excluded.at;
end $$;
grant execute on function app.see_worker() to tandem_system;
