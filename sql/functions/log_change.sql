-- Arguments: the columns that some role may not read, and those whose change is not told (app.entities.unlogged), and those whose
-- values are told to nobody (app.entities.withheld).
create or replace function app.log_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  masks text[] := tg_argv[0]::text[];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  keys text[];
  row_id uuid := coalesce(becomes ->> 'id', was ->> 'id')::uuid;
  account uuid := case when tg_table_name = 'accounts' then row_id else coalesce(becomes ->> 'account_id', was ->> 'account_id')::uuid end;
  version int := coalesce(becomes ->> 'version', was ->> 'version')::int;
  verb text := case when tg_op = 'UPDATE' and (was ->> 'deleted_at' is null) <> (becomes ->> 'deleted_at' is null)
    then case when becomes ->> 'deleted_at' is null then 'restore' else 'remove' end
    else case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'purge' end end;
begin
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(n.key), '{}') into keys from jsonb_each(becomes) n
     where n.value is distinct from was -> n.key and n.key <> all ('{version,updated_at,updated_by}' || coalesce(tg_argv[1]::text[], '{}'));
    select jsonb_object_agg(k, was -> k), jsonb_object_agg(k, becomes -> k) into was, becomes from unnest(keys) k;
  else
    was := jsonb_strip_nulls(was); becomes := jsonb_strip_nulls(becomes);
  end if;
  -- (That a column changed is told all the same.)
  if tg_nargs > 2 then
    was := app.without_values(was, tg_argv[2]::text[]); becomes := app.without_values(becomes, tg_argv[2]::text[]);
  end if;
  if was ?| masks or becomes ?| masks then
    perform app.append(tg_table_name, row_id, account, verb, true, app.pick(was, masks), app.pick(becomes, masks), version);
    was := was - masks; becomes := becomes - masks;
  end if;
  if tg_op <> 'UPDATE' or becomes <> '{}' then
    perform app.append(tg_table_name, row_id, account, verb, false, nullif(was, '{}'), nullif(becomes, '{}'), version);
  end if;
  return null;
end $$;
