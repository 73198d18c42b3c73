-- What people of a role would gain and lose of an entity's records by other scopes: counted by the same texts that policies are made
-- of, so that nothing is changed and no table is held. Of 20 people at most, of 100,000 records each, and for three seconds.
-- after: refuse_right, within_scopes
create or replace function app.try_right(p_role text, p_entity text, p_verb text, p_scopes text[]) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v public.people; v_before text[]; v_more text[]; v_was text; v_will text; v_one jsonb; v_people jsonb := '[]'; v_began timestamptz := clock_timestamp();
  v_all bigint; v_late boolean := false; v_follow jsonb;
begin
  perform app.require('rights', 'change'), app.in_person();
  perform app.refuse_right(p_role, p_entity, p_verb, p_scopes);
  v_before := app.scopes_now(p_role, p_entity, p_verb);
  -- (Whoever may change some column changes what they may delete, too.)
  v_more := case p_verb when 'update' then app.scopes_now(p_role, p_entity, 'delete') else '{}' end;
  v_was := app.within_scopes(p_role, p_entity, v_before || case when v_before <> '{}' then v_more else '{}' end);
  v_will := app.within_scopes(p_role, p_entity, p_scopes || case when p_scopes <> '{}' then v_more else '{}' end);
  select count(*) into v_all from public.people where status = 'active' and deleted_at is null and app.current_role_of(id) = p_role;
  select coalesce(jsonb_agg(distinct f.entity), '[]') into v_follow from app.followed f join app.copied_columns c using (entity)
   where c.parent = p_entity and f.parent_verb = p_verb and p_role = any (f.roles);
  for v in select * from public.people where status = 'active' and deleted_at is null and app.current_role_of(id) = p_role order by name, id limit 20 loop
    exit when p_verb = 'create';
    v_late := clock_timestamp() > v_began + interval '3 seconds';
    exit when v_late;
    execute format('select jsonb_build_object(''before'', count(*) filter (where was), ''after'', count(*) filter (where will), ''gains'',
        count(*) filter (where will and not was), ''loses'', count(*) filter (where was and not will), ''more'', count(*) > 100000)
      from (select coalesce((%1$s), false) as was, coalesce((%2$s), false) as will from public.%3$I
        where deleted_at is null and ((%1$s) or (%2$s)) limit 100001) r',
      coalesce(app.predicate_of(v_was, v), 'false'), coalesce(app.predicate_of(v_will, v), 'false'), p_entity) into v_one;
    v_people := v_people || (jsonb_build_object('id', v.id, 'name', v.name) || v_one);
  end loop;
  return jsonb_build_object('before', v_before, 'people', v_people, 'of', v_all, 'late', v_late, 'follow', v_follow,
    'needs_second', app.widens(v_before, p_scopes) and app.count_admins() >= 2);
end $$;
grant execute on function app.try_right(text, text, text, text[]) to tandem_roles;
