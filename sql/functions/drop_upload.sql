create or replace function app.drop_upload() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.import_chunks where import_id = new.id;
  return null;
end $$;
