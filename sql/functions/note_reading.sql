create or replace function app.note_reading() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.read is distinct from old.read then new.read_at := case when new.read then now() end; else new.read_at := old.read_at; end if;
  return new;
end $$;
