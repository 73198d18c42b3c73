-- A brief has 100 pieces of work at most, those that come back from the bin included.
create or replace function app.enter_asset() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('brief_assets ' || new.brief_id, 0));
  if (select count(*) from public.brief_assets where brief_id = new.brief_id and deleted_at is null) >= 100 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A brief has 100 pieces of work at most.';
  end if;
  return new;
end $$;
create or replace trigger e_asset before insert on public.brief_assets for each row execute function app.enter_asset();
create or replace trigger e_asset_back before update of deleted_at on public.brief_assets for each row
  when (old.deleted_at is not null and new.deleted_at is null) execute function app.enter_asset();
