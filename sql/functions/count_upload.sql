create or replace function app.count_upload() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_owner uuid := (select owner_id from public.imports where id = new.import_id); v_bytes bigint;
begin
  insert into app.upload_totals as t values (v_owner, length(new.data))
    on conflict (owner_id) do update set bytes = t.bytes + excluded.bytes returning bytes into v_bytes;
  if v_bytes > 1000000000 then
    raise 'QUOTA_EXCEEDED' using detail = 'The files of your imports take 1 GB. Cancel imports that wait,'
      ' or import when older files are forgotten, thirty days after they were taken in.';
  end if;
  if (select sum(bytes) from app.upload_totals) > 10000000000 then
    raise 'QUOTA_EXCEEDED' using detail = 'The files of all imports take 10 GB. Ask the others to cancel imports that wait,'
      ' or import when older files are forgotten.';
  end if;
  return null;
end $$;
