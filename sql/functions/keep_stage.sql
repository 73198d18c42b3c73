-- What a stage is from its beginning it stays: its key, pipeline and type. A pipeline has one won and one lost, and at least one that
-- is open; where one is removed, its records go to a stage that is there and means the same.
create or replace function app.keep_stage() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_to public.stages; v_rank int; v_goes boolean;
begin
  if app.actor_id() is null then new.key := coalesce(new.key, app.key_of_name('stages', new.name)); return new; end if;
  -- (One who changes pipelines waits for another: what follows counts.)
  perform pg_advisory_xact_lock(hashtextextended('pipelines', 0));
  new.name := btrim(new.name);
  if tg_op = 'INSERT' then
    select rank into v_rank from public.pipelines where key = new.pipeline and deleted_at is null;
    if v_rank is null then
      raise 'STAGE' using errcode = '23514', column = 'pipeline', detail = 'there is no such pipeline'; end if;
    if new.type in ('won', 'lost') and exists (select from public.stages where pipeline = new.pipeline and type = new.type and replaced_by is null) then
      raise 'STAGE' using errcode = '23514', column = 'type', detail = 'a pipeline has one stage that is won and one that is lost'; end if;
    if (select count(*) from public.stages where pipeline = new.pipeline and replaced_by is null) >= 30 then
      raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A pipeline has 30 stages at most. Remove one first.'; end if;
    new.key := app.key_of_name('stages', new.name);
    new.replaced_by := null;
    new.rank := v_rank + case new.type when 'won' then 900 when 'lost' then 901 else
      1 + coalesce((select max(rank) - v_rank from public.stages where pipeline = new.pipeline and type in ('open', 'on_hold') and replaced_by is null), 0) end;
  else
    new.key := old.key;
    if (new.pipeline, new.type) is distinct from (old.pipeline, old.type) then
      raise 'STAGE' using errcode = '23514', column = 'type', detail = 'the pipeline and the type of a stage stay; make another stage'; end if;
    if new.replaced_by is null and old.replaced_by is not null and (old.type in ('won', 'lost')
        or not exists (select from public.pipelines where key = old.pipeline and deleted_at is null)
        or (select count(*) from public.stages where pipeline = old.pipeline and replaced_by is null) >= 30) then
      raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Its pipeline is gone, or has 30 stages. Make a new stage.'; end if;
    if new.replaced_by is distinct from old.replaced_by and new.replaced_by is not null then
      select s.* into v_to from public.stages s where s.key = new.replaced_by and s.replaced_by is null and s.key <> old.key;
      if v_to.key is null or (old.type in ('won', 'lost') and v_to.type <> old.type)
          or (old.type in ('open', 'on_hold') and v_to.type not in ('open', 'on_hold')) then
        raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Choose a stage that is there and means the same: its leads go on from it.'; end if;
      v_goes := coalesce(current_setting('app.pipeline_goes', true) = old.pipeline, false) and v_to.pipeline <> old.pipeline;
      if not v_goes and (old.type in ('won', 'lost')
          or (old.type = 'open' and not exists (select from public.stages
            where pipeline = old.pipeline and type = 'open' and replaced_by is null and key <> old.key))) then
        raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A pipeline keeps an open stage, a won and a lost one.'; end if;
    end if;
  end if;
  new.probability := case new.type when 'won' then 100 when 'lost' then 0 else new.probability end;
  if new.type <> 'open' then new.stale_days := null; end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.stages for each row execute function app.keep_stage();
