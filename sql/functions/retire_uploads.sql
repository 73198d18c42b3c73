-- Deletes uploads older than a day that no file uses. Answers how many.
create or replace function app.retire_uploads() returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_gone integer;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.uploads u where created_at < now() - interval '1 day' and not exists (select from public.files where upload_id = u.id);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
grant execute on function app.retire_uploads() to tandem_system;
