-- Why a record cannot be merged into another one: a sentence, or null. What clients see of one must not come to be what they see of
-- another without an administrator who says so.
create or replace function app.merge_refusal(p_entity text, p_keep uuid, p_gone uuid) returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare w app.merge_ways; v_held boolean;
begin
  if p_keep = p_gone then return 'A record cannot be merged with itself.'; end if;
  for w in select * from app.merge_ways where entity = p_entity and way = 'holds' loop
    execute format('select %I is not null from public.%I where id = $1', w.col, p_entity) into v_held using p_gone;
    if v_held then return w.sentence; end if;
  end loop;
  if p_entity = 'accounts' and exists (with recursive up as (select parent_id, 1 as depth from public.accounts where id = p_keep
      union all select a.parent_id, depth + 1 from up join public.accounts a on a.id = up.parent_id where depth < 20)
    select from up where parent_id = p_gone and depth > 1)
  then return 'The one that stays is a subsidiary further down. Merge these two the other way round.'; end if;
  if p_entity = 'accounts' and app.clients_of(p_entity, p_gone)
  then return 'Clients sign in for the duplicate. Keep that one instead, or end their access first.'; end if;
  if app.clients_of(p_entity, p_keep) and not app.is_admin(app.user_id())
  then return 'Clients sign in for the one that stays, and would see what the duplicate has. Only an administrator merges these two.'; end if;
  return null;
end $$;
grant execute on function app.merge_refusal(text, uuid, uuid) to tandem_definer;
