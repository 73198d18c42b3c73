-- What a client decided on, and each piece of work of which a version was shown to one, stays: after thirty days in the bin the proof would be gone.
create or replace function app.keep_shown_work() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_table_name = 'briefs' then
    if exists (select from public.brief_approvals where brief_id = new.id and decided_at is not null) then
      raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A client decided on this brief, and the decision stays.'; end if;
  elsif exists (select from public.brief_approvals b, jsonb_array_elements(b.shown) s join public.files f on f.id = (s ->> 'file_id')::uuid
      where b.brief_id = new.brief_id and f.row_id = new.id) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A version of this was shown to the client, and stays.';
  end if;
  return new;
end $$;
create or replace trigger e_shown before update of deleted_at on public.briefs for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app.keep_shown_work();
create or replace trigger e_shown before update of deleted_at on public.brief_assets for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function app.keep_shown_work();
