-- A version that a client was asked about stays: a decision names it.
create or replace function app.keep_shown_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from public.brief_approvals where shown @> jsonb_build_array(jsonb_build_object('file_id', new.id))) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This version was shown to the client, and stays.';
  end if;
  return new;
end $$;
create or replace trigger e_shown before update of deleted_at on public.files for each row
  when (new.entity = 'brief_assets' and old.deleted_at is null and new.deleted_at is not null) execute function app.keep_shown_version();
