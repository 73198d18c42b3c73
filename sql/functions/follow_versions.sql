-- Keeps the newest version that is not in the bin, and its name, type and size on the document, its type on the piece of work.
create or replace function app.follow_versions() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_row uuid := case when tg_op = 'DELETE' then old.row_id else new.row_id end;
  v_newest public.files;
begin
  select * into v_newest from public.files where row_id = v_row and deleted_at is null order by number desc, created_at desc limit 1;
  update public.files set newest = (id = v_newest.id) where row_id = v_row and newest is distinct from (id = v_newest.id) and v_newest.id is not null;
  update public.documents set file_name = v_newest.name, media_type = v_newest.media_type, bytes = v_newest.bytes,
      versions = greatest(versions, v_newest.number) where id = v_row;
  update public.brief_assets set media_type = v_newest.media_type, versions = greatest(versions, v_newest.number) where id = v_row;
  return null;
end $$;
create or replace trigger x_versions after insert or update of name, deleted_at on public.files for each row when (new.entity in ('documents', 'brief_assets'))
  execute function app.follow_versions();
create or replace trigger x_versions_gone after delete on public.files for each row when (old.entity in ('documents', 'brief_assets'))
  execute function app.follow_versions();
