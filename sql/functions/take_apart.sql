-- Takes a merge of the last 30 days apart: the duplicate comes back, and what went over from it and still stands where it was put, goes
-- back to it; the record that was kept gives back what was written into it and was not changed since. Answers the columns that stay.
create or replace function app.take_apart(p_entity text, p_keep uuid, p_gone uuid) returns text[]
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare m app.merges; v record; v_list app.reference_lists; v_entry app.log; v_stay text[] := '{}'; v_still boolean;
begin
  perform set_config('app.follows', 'on', true);
  perform app.hold_both(p_entity, p_keep, p_gone, true);
  select * into m from app.merges where entity = p_entity and kept_id = p_keep and gone_id = p_gone and ended_at is null order by at desc limit 1 for update;
  execute format('select duplicate_of = $2 from public.%I where id = $1', p_entity) into v_still using p_gone, p_keep;
  if m.id is null or v_still is not true or m.at < now() - interval '30 days' then raise 'RESOURCE_CONFLICT' using errcode = 'P0001',
    detail = 'These two were not merged, have been taken apart already, or were merged more than 30 days ago.'; end if;
  update app.merges set ended_at = now() where id = m.id;
  execute format('update public.%I set deleted_at = null, duplicate_of = null where id = $1', p_entity) using p_gone;
  for v in select * from app.referring(p_entity) loop
    if v.way = 'anew' then
      perform app.belong_again(v.col, m);
    else
      execute format('update %1$s t set %2$I = $1 from (select row_id as changed, after -> %2$L as became from app.log where xid = $2
          and entity = %3$L and verb = ''update'' and before ->> %2$L = $1::text and after ? %2$L) l
        where t.id = l.changed and coalesce(to_jsonb(t.%2$I), ''null'') = l.became and %4$s', v.relation, v.col, v.entity, v.also)
        using p_gone, m.xid;
    end if;
  end loop;
  -- (In a list the duplicate stands again where the other one has its place still; that one only goes where it had not stood before.)
  for v_list in select * from app.reference_lists where target = p_entity and not judges loop
    execute format('update public.%1$I t set %2$I = array(select distinct u from unnest(t.%2$I || $1) u where u <> $2 or l.before -> %2$L ? $2::text order by u)
      from app.log l where l.xid = $3 and l.entity = %1$L and l.verb = ''update'' and l.before -> %2$L ? $1::text and not l.after -> %2$L ? $1::text
        and t.id = l.row_id and t.%2$I @> array[$2] and (cardinality(t.%2$I) < 50 or not l.before -> %2$L ? $2::text)', v_list.entity, v_list.list)
      using p_gone, p_keep, m.xid;
  end loop;
  for v_entry in select * from app.log where xid = m.xid and entity = p_entity and row_id = p_keep and verb = 'update' order by id desc loop
    v_stay := v_stay || app.give_back(v_entry, m.filled);
  end loop;
  perform set_config('app.follows', '', true);
  return array(select distinct unnest(v_stay) order by 1);
end $$;
grant execute on function app.take_apart(text, uuid, uuid) to tandem_roles;
