-- Gives one record all that refers to another one, which goes into the bin pointing at it; notes what was done, so that it can be taken
-- apart. p_filled: the columns that its values were written to just before.
create or replace function app.merge_into(p_entity text, p_keep uuid, p_gone uuid, p_filled text[], p_knowing boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v record; v_list app.reference_lists;
begin
  perform set_config('app.follows', 'on', true);
  perform app.begin_merge(p_entity, p_keep, p_gone, p_knowing);
  for v in select * from app.referring(p_entity) loop
    if v.way = 'anew' then
      perform app.belong_anew(v.col, p_gone, p_keep);
    else
      -- (What stood below the one that goes does not come to stand below itself.)
      if v.entity = p_entity then
        execute format('update %1$s t set %2$I = nullif(g.%2$I, $2) from %1$s g where t.id = $2 and g.id = $1 and t.%2$I = $1', v.relation, v.col)
          using p_gone, p_keep;
      end if;
      execute format('update %s set %I = $2 where %2$I = $1 and %s and id <> $2', v.relation, v.col, v.also) using p_gone, p_keep;
    end if;
  end loop;
  for v_list in select * from app.reference_lists where target = p_entity loop
    execute format('update public.%1$I set %2$I = array(select distinct u from unnest(array_replace(%2$I, $1, $2)) u order by u) where %2$I @> array[$1]',
      v_list.entity, v_list.list) using p_gone, p_keep;
  end loop;
  execute format('update public.%I set duplicate_of = $2, deleted_at = now() where id = $1', p_entity) using p_gone, p_keep;
  insert into app.merges (entity, kept_id, gone_id, filled, actor_id) values (p_entity, p_keep, p_gone, p_filled, app.user_id());
  perform set_config('app.follows', '', true);
end $$;
grant execute on function app.merge_into(text, uuid, uuid, text[], boolean) to tandem_roles;
