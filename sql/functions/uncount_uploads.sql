create or replace function app.uncount_uploads() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- (Of an import that goes with its file nobody's total is known any more; it is counted anew.)
  update app.upload_totals t
    set bytes = coalesce((select sum(length(c.data)) from app.import_chunks c join public.imports i on i.id = c.import_id where i.owner_id = t.owner_id), 0)
   where t.owner_id in (select i.owner_id from gone join public.imports i on i.id = gone.import_id);
  return null;
end $$;
