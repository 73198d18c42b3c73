-- Makes the words of records anew whose own field's choices, or the field itself, became other ones: a thousand at once; answers
-- whether there is more to do.
create or replace function app.search_anew() returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.search_due; v_last uuid; v_made text;
begin
  if app.role() <> 'system' and pg_trigger_depth() = 0 then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from app.search_due order by entity, key limit 1 for no key update skip locked;
  if v.entity is null then return false; end if;
  select app.search_values(e, app.masked_columns(format('public.%I', v.entity))) into v_made from app.searchable e where e.entity = v.entity;
  execute format('with due as (select * from public.%1$I where id > $1 and custom ? $2 order by id limit 1000),
      made as (update app.search_rows s set (%2$s) = row(%3$s) from due r where s.entity = %1$L and s.id = r.id)
    select case when count(*) = 1000 then (array_agg(id order by id desc))[1] end from due', v.entity, app.search_columns(), v_made)
    into v_last using v.after, v.key;
  if v_last is null then delete from app.search_due where (entity, key) = (v.entity, v.key);
  else update app.search_due set after = v_last where (entity, key) = (v.entity, v.key); end if;
  return true;
end $$;
grant execute on function app.search_anew() to tandem_system;
