create or replace function app.set_notice_mail_aside(p_user uuid, p_error text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_count int;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.notice_mails where user_id = p_user and due_at <= now();
  get diagnostics v_count = row_count;
  if v_count > 0 then perform app.put_aside('mail', 'Notifications by e-mail', p_error, p_user); end if;
end $$;
grant execute on function app.set_notice_mail_aside(uuid, text) to tandem_system;
