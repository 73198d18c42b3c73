-- Throws away files and rejected rows thirty days after the last work on them, and uploads that never arrived.
create or replace function app.retire_imports() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update public.imports set state = 'cancelled' where state = 'uploading' and updated_at < now() - interval '1 day';
  delete from app.import_chunks c using public.imports i where i.id = c.import_id and (i.updated_at < now() - interval '30 days' or i.state = 'cancelled');
  delete from app.import_rows r using public.imports i where i.id = r.import_id and i.updated_at < now() - interval '30 days';
end $$;
grant execute on function app.retire_imports() to tandem_system;
