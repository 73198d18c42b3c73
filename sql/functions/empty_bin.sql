-- Deletes for good what has been in the bin for thirty days and nothing living points at; answers how many rows. What
-- belongs to such a record goes with it. A document that somebody has signed stays.
create or replace function app.empty_bin() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text; v_id uuid; deleted int := 0; list app.reference_lists; v_child name;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  for v_entity in select distinct s.entity from app.scopes s
    join pg_attribute a on a.attrelid = format('public.%I', s.entity)::regclass and a.attname = 'deleted_at' loop
    for v_id in execute format('select id from public.%I d where deleted_at < now() - interval ''30 days'' and (%L or not exists (select
        from public.envelope_recipients r where r.row_id = d.id and r.status = ''signed'')) limit 500', v_entity, v_entity <> 'documents') loop
      begin
        for list in select * from app.reference_lists where target = v_entity loop
          -- (What a record told is not told to more people once it is gone.)
          if list.judges then
            execute format('delete from public.%I where %I @> array[$1]', list.entity, list.list) using v_id;
            continue;
          end if;
          execute format('update public.%1$I set %2$I = array_remove(%2$I, $1) where %2$I @> array[$1]', list.entity, list.list) using v_id;
        end loop;
        for v_child in select distinct entity from app.copied_columns where parent = v_entity and via = 'row_id' loop
          execute format('delete from public.%I where entity = $2 and row_id = $1', v_child) using v_id, v_entity;
        end loop;
        for v_child in select entity from app.record_ends where target = v_entity loop
          execute format('delete from public.%I where record_entity = $2 and record_id = $1', v_child) using v_id, v_entity;
        end loop;
        execute format('delete from public.%I where id = $1', v_entity) using v_id;
        deleted := deleted + 1;
      exception when foreign_key_violation then null;
      end;
    end loop;
  end loop;
  return deleted;
end $$;
grant execute on function app.empty_bin() to tandem_system;
