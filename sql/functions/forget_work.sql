-- Versions and comments go with their piece of work, also where its brief has gone for good.
create or replace function app.forget_work() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.asset_comments where row_id = old.id;
  delete from public.files where entity = 'brief_assets' and row_id = old.id;
  return null;
end $$;
create or replace trigger x_gone after delete on public.brief_assets for each row execute function app.forget_work();
