-- Closes tickets that were solved over seven days ago, a thousand at most; answers how many.
create or replace function app.close_tickets() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_closed int;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update public.tickets set status = 'closed' where id in (select id from public.tickets
    where status = 'resolved' and solved_at < now() - interval '7 days' and deleted_at is null order by solved_at limit 1000);
  get diagnostics v_closed = row_count;
  return v_closed;
end $$;
grant execute on function app.close_tickets() to tandem_system;
