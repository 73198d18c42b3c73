-- Brings records that hold a replaced entry of a list to the one in its place, 500 at once, whoever's they are; answers how many are
-- left. By itself the server takes any three (their columns have no index). Until ten minutes after its replacement somebody's
-- unfinished transaction may still bring some, so that it is looked for again.
create or replace function app.empty_choices(p_choice uuid default null) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.choices; v_table text; v_column text; v_moved int; v_here int; v_left int := 0;
begin
  if app.role() <> 'system' then perform app.require('choices', 'update'); end if;
  for v in select * from public.choices where leaving and (p_choice is null or id = p_choice) order by random() limit 3 loop
    v_table := case v.list when 'industries' then 'accounts' else 'leads' end;
    v_column := case v.list when 'industries' then 'industry' when 'sources' then 'source' else 'lost_reason' end;
    execute format('with standing as (select id from public.%1$I where %2$I = $1 limit 500 for no key update skip locked)
      update public.%1$I r set %2$I = $2 from standing where r.id = standing.id', v_table, v_column) using v.key, v.replaced_by;
    get diagnostics v_moved = row_count;
    if v.list = 'sources' then perform app.move_costs(v.key, v.replaced_by); end if;
    execute format('select count(*) from (select from public.%I where %I = $1 limit 100000) r', v_table, v_column) into v_here using v.key;
    v_left := v_left + v_here;
    if v_here = 0 and v_moved = 0 and v.updated_at < now() - interval '10 minutes' then
      update public.choices set leaving = false where id = v.id; end if;
  end loop;
  return v_left;
end $$;
grant execute on function app.empty_choices(uuid) to tandem_roles, tandem_system;
