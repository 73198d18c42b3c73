-- Who creates owns, where their role may create only what is theirs or their team's, or what is of their projects and this is of none;
-- with an argument whoever it is.
create or replace function app.own() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare actor uuid := app.actor_id();
begin
  if new.owner_id is null and actor is not null and (tg_nargs > 0 or app.rights(tg_table_name) -> 'create' <@
      case when to_jsonb(new) ->> 'project_id' is null then '["own", "team", "project", "managed"]' else '["own", "team"]' end::jsonb) then
    new.owner_id := actor;
  end if;
  return new;
end $$;
grant execute on function app.own() to tandem_definer;
