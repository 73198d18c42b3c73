-- What an own field is from its beginning it stays: its entity, key and kind. Its key is made of the first name, and is neither that of
-- another field of the entity, removed ones included, nor the name of a column.
create or replace function app.keep_own_field() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_plain text; v_key text; v_many boolean;
begin
  -- (One who changes the fields of an entity waits for another: what follows counts.)
  perform pg_advisory_xact_lock(hashtextextended('own_fields ' || new.entity, 0));
  new.name := btrim(new.name);
  new.hint := nullif(btrim(new.hint), '');
  select count(*) >= 50 into v_many from public.own_fields where entity = new.entity and retired_at is null;
  if v_many and new.retired_at is null and (tg_op = 'INSERT' or old.retired_at is not null) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'There are 50 own fields at most. Remove one first.'; end if;
  if tg_op = 'INSERT' then
    if (select count(*) from public.own_fields where entity = new.entity) >= 1000 then
      raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'There have been 1,000 own fields here. Bring back one that was removed.'; end if;
    v_plain := coalesce(nullif(left(trim('_' from regexp_replace(app.fold(new.name), '[^a-z0-9]+', '_', 'g')), 40), ''), 'unnamed');
    for i in 1 .. 1001 loop
      v_key := v_plain || case when i > 1 then '_' || i else '' end;
      exit when not exists (select from public.own_fields where entity = new.entity and key = v_key)
        and not exists (select from pg_attribute where attrelid = format('public.%I', new.entity)::regclass and attname = v_key)
        and v_key not in ('proto', 'prototype', 'constructor');
    end loop;
    new.key := v_key;
    new.choices := app.own_choices('[]', new.choices);
    new.rank := 1 + coalesce((select max(rank) from public.own_fields where entity = new.entity and retired_at is null), 0);
    new.retired_at := null;
    new.emptied_at := null;
    return new;
  end if;
  if (new.entity, new.key, new.kind) is distinct from (old.entity, old.key, old.kind) then
    raise 'OWN_FIELD' using errcode = '23514', column = 'kind', detail = 'the entity, the key and the kind of a field stay; make another field'; end if;
  if new.choices is distinct from old.choices then new.choices := app.own_choices(old.choices, new.choices); end if;
  if new.retired_at is null and old.retired_at < now() - interval '30 days' then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Its values are gone since it was removed 30 days ago. Make a new field.'; end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.own_fields for each row execute function app.keep_own_field();
