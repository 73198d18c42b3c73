-- How an import ended; its progress is no news.
create or replace function app.log_import_end() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_verb text := case when new.error is not null and old.state in ('committing', 'undoing')
  then 'stopped' when old.state = 'committing' and new.state = 'committed' then 'committed' when new.state = 'undone' then 'undone' end;
begin
  if v_verb is not null then
    perform app.append('imports', new.id, null, v_verb, false, null,
      jsonb_build_object('name', new.name, 'entity', new.entity, 'owner_id', new.owner_id, 'counts', new.counts));
  end if;
  return null;
end $$;
