-- A comment is on a version of its piece of work; an answer is to a comment on the same version, and stands at no point of its own. A version has 500.
create or replace function app.enter_asset_comment() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    new.entity := old.entity; new.row_id := old.row_id; new.file_id := old.file_id; new.parent_id := old.parent_id;
    if new.parent_id is not null and new.x is not null then
      raise 'REFERENCE' using errcode = '23514', column = 'x', detail = 'is where the comment is that this answers'; end if;
    return new;
  end if;
  if not exists (select from public.files where id = new.file_id and entity = 'brief_assets' and row_id = new.row_id and deleted_at is null) then
    raise 'REFERENCE' using errcode = '23514', column = 'file_id', detail = 'is no version of this piece of work'; end if;
  if new.parent_id is not null and (new.x is not null or not exists (select from public.asset_comments
      where id = new.parent_id and file_id = new.file_id and parent_id is null and deleted_at is null)) then
    raise 'REFERENCE' using errcode = '23514', column = 'parent_id', detail = 'is no comment on this version'; end if;
  perform pg_advisory_xact_lock(hashtextextended('asset_comments ' || new.file_id, 0));
  if (select count(*) from (select from public.asset_comments where file_id = new.file_id and deleted_at is null limit 500) c) >= 500 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A version has 500 comments at most.'; end if;
  return new;
end $$;
create or replace trigger e_comment before insert or update of entity, row_id, file_id, parent_id, x, y on public.asset_comments
  for each row execute function app.enter_asset_comment();
