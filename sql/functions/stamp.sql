-- Stamps who and when, counts versions, keeps identity and origin from being rewritten. The owner (no claims) may set
-- dates, since a migrated or demonstration company has a past. Argument: columns that triggers keep from other rows
-- (app.entities.rolled_up), or the server by itself; their change is no new version. A second one: what changes with the place in an order
-- of one's own (app.entities.ranked_within), whoever gives it.
create or replace function app.stamp() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare actor uuid := app.actor_id();
begin
  if tg_op = 'INSERT' then
    if actor is not null then
      new.created_at := now(); new.created_by := actor;
      new.updated_at := now(); new.updated_by := actor;
    end if;
    new.version := 1;
  elsif tg_nargs > 0 and (pg_trigger_depth() > 1 or actor is null) and to_jsonb(new) - tg_argv[0]::text[] = to_jsonb(old) - tg_argv[0]::text[] then
    return new;
  elsif tg_nargs > 1 and to_jsonb(new) - tg_argv[1]::text[] = to_jsonb(old) - tg_argv[1]::text[]
    and to_jsonb(new) -> 'rank' is distinct from to_jsonb(old) -> 'rank' then
    return new;
  else
    new.id := old.id; new.created_at := old.created_at; new.created_by := old.created_by;
    new.version := old.version + 1; new.updated_at := now(); new.updated_by := actor;
    if new.deleted_at is distinct from old.deleted_at then
      new.deleted_at := case when new.deleted_at is not null then now() end;
      new.deleted_by := case when new.deleted_at is not null then actor end;
    end if;
  end if;
  return new;
end $$;
