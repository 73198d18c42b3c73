-- A chore that failed, or a mail that could not be written: the server says so itself.
create or replace function app.note_failure(p_work text, p_subject text, p_error text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  perform app.put_aside(p_work, p_subject, p_error, null);
end $$;
grant execute on function app.note_failure(text, text, text) to tandem_system;
