-- A new file takes name, type, size and digest from an upload of its creator, and a version its number: the next one, or the one that the server
-- itself gives. Later only name, note and bin change.
-- after: unlocked
create or replace function app.enter_file() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_upload app.uploads;
  v_document public.documents;
  v_versions int;
begin
  if tg_op = 'UPDATE' then
    new.entity := old.entity; new.row_id := old.row_id; new.upload_id := old.upload_id; new.media_type := old.media_type;
    new.bytes := old.bytes; new.digest := old.digest; new.number := old.number; new.by_agent := old.by_agent;
    if app.actor_id() is not null then new.text_problem := old.text_problem; end if;
    if (new.name, new.reason, new.deleted_at) is not distinct from (old.name, old.reason, old.deleted_at) then return new; end if;
  end if;
  if new.entity = 'documents' then
    select * into v_document from public.documents where id = new.row_id for no key update;
    perform app.unlocked(v_document);
  end if;
  if tg_op = 'UPDATE' then return new; end if;
  new.by_agent := app.by_agent();
  if new.entity = 'brief_assets' then
    select versions into v_versions from public.brief_assets where id = new.row_id for no key update;
    if v_versions >= 200 then
      raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A piece of work has 200 versions at most.';
    end if;
  end if;
  select * into v_upload from app.uploads where id = new.upload_id and (app.actor_id() is null or user_id = app.actor_id());
  if v_upload.digest is null then
    raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This upload has expired. Upload the file again.';
  end if;
  new.name := coalesce(nullif(btrim(new.name), ''), v_upload.name);
  new.media_type := v_upload.media_type;
  new.bytes := v_upload.bytes;
  new.digest := v_upload.digest;
  new.newest := true;
  -- (Held, so that what is being read meanwhile is noted here as well.)
  new.text_problem := (select b.text_problem from app.blobs b where b.digest = v_upload.digest for share);
  new.number := coalesce(case when app.actor_id() is null then new.number end, coalesce(v_document.versions, v_versions) + 1);
  return new;
end $$;
create or replace trigger e_file before insert or update on public.files for each row execute function app.enter_file();
