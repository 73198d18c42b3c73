-- Whether anything that is not in the bin points at a row: by a key, by a list of ids, or as its child. (That a contact belongs to
-- its own client stands on neither: on the client stands the contact.)
create or replace function app.stood_on(p_entity name, p_row uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_by record; v_stood boolean;
begin
  for v_by in
    select pointing.relation, string_agg(pointing.condition, ' or ') as condition,
      exists (select from pg_attribute where attrelid = pointing.relation and attname = 'deleted_at') as has_bin
    from (
      select c.conrelid as relation, format('%I = $1', a.attname) as condition
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = format('public.%I', p_entity)::regclass and cardinality(c.conkey) = 1
      union
      select format('public.%I', l.entity)::regclass, format('%I @> array[$1]', l.list) from app.reference_lists l
       where l.target = p_entity and not l.judges
      union
      select k.relation, format('%I = $1', k.via) || case when exists (select from pg_attribute where attrelid = k.relation and attname = 'entity')
          then format(' and entity = %L', p_entity) else '' end
        from (select format('public.%I', entity)::regclass as relation, via from app.copied_columns where parent = p_entity) k
      union
      select format('public.%I', e.entity)::regclass, format('record_entity = %L and record_id = $1', e.target) from app.record_ends e
       where e.target = p_entity
    ) pointing group by pointing.relation
  loop
    execute format('select exists (select from %s where (%s)%s)', v_by.relation::regclass, v_by.condition,
      case when v_by.has_bin then ' and deleted_at is null' else '' end || case when v_by.relation = 'public.affiliations'::regclass
        then ' and contact_deleted_at is null and account_deleted_at is null and (account_id = $1
          or account_id is distinct from (select c.account_id from public.contacts c where c.id = contact_id))' else '' end) into v_stood using p_row;
    if v_stood then return true; end if;
  end loop;
  return false;
end $$;
grant execute on function app.stood_on(name, uuid) to tandem_definer;
