-- Whose notifications are to go out by mail next; what follows may fail for one person, and is then set aside for that person.
create or replace function app.next_notice_mail() returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select user_id from app.notice_mails where due_at <= now() order by due_at limit 1);
end $$;
grant execute on function app.next_notice_mail() to tandem_system;
