-- What an entry of a list is from its beginning it stays: its list and its key. Where it is replaced, by one of its list that is offered.
create or replace function app.keep_choice() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- (One who changes a list waits for another: what follows counts.)
  perform pg_advisory_xact_lock(hashtextextended('choices ' || new.list, 0));
  new.name := btrim(new.name);
  if tg_op = 'INSERT' then
    new.key := coalesce(case when app.actor_id() is null then new.key end, new.name);
    if exists (select from public.choices where list = new.list and key = new.key) then
      raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'There is or was an entry of this name. Bring it back, or choose another name.';
    end if;
    if (select count(*) from public.choices where list = new.list) >= 1000 then
      raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A list has 1,000 entries at most, with those out of use.'; end if;
    new.rank := coalesce((select max(rank) from public.choices where list = new.list), 0) + 1;
  else
    new.key := old.key;
    if new.replaced_by is distinct from old.replaced_by and new.replaced_by is not null then
      if not exists (select from public.choices c where c.list = old.list and c.key = new.replaced_by and c.key <> old.key and c.retired_at is null) then
        raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Choose an entry of the same list that is in use.'; end if;
      new.leaving := true;
    end if;
    if new.replaced_by is null then new.leaving := false; end if;
  end if;
  if new.retired_at is null and (tg_op = 'INSERT' or old.retired_at is not null)
      and (select count(*) from public.choices where list = new.list and retired_at is null) >= 200 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A list has 200 entries at most. Take one out of use first.'; end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.choices for each row execute function app.keep_choice();
