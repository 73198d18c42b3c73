-- What a pipeline is from its beginning it stays; of those that are there the last cannot go.
create or replace function app.keep_pipeline() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('pipelines', 0));
  new.name := btrim(new.name);
  if tg_op = 'INSERT' then
    if (select count(*) from public.pipelines where deleted_at is null) >= 20 then
      raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'There are 20 pipelines, which is the most. Remove one first.';
    end if;
    new.key := coalesce(case when app.actor_id() is null then new.key end, app.key_of_name('pipelines', new.name));
    new.rank := coalesce((select max(rank) from public.pipelines), 0) + 1000;
    return new;
  end if;
  new.key := old.key;
  if new.deleted_at is not null and old.deleted_at is null and exists (select from public.stages where pipeline = old.key and replaced_by is null) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Say first which pipeline takes its leads.';
  end if;
  if new.deleted_at is null and old.deleted_at is not null then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Its leads have gone elsewhere. Make a new pipeline.';
  end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.pipelines for each row execute function app.keep_pipeline();
