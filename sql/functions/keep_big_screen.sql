-- A company has so many screens; each tile stands on one once, and its pipeline is one that there is.
create or replace function app.keep_big_screen() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.deleted_at is null and (tg_op = 'INSERT' or old.deleted_at is not null)
    and (select count(*) from public.big_screens where deleted_at is null and id <> new.id) >= 50 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A company has 50 big screens at most.'; end if;
  if (select count(distinct t) from unnest(new.tiles) t) < cardinality(new.tiles) then
    raise 'TILES' using errcode = '23514', column = 'tiles', detail = 'names a tile twice'; end if;
  if new.pipeline is not null and not exists (select from public.pipelines where key = new.pipeline) then
    raise 'PIPELINE' using errcode = '23514', column = 'pipeline', detail = 'there is no such pipeline'; end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.big_screens for each row execute function app.keep_big_screen();
