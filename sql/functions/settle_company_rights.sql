-- After migrations of a release: a company's own rights stand again. Where the release changed the same right the company's stays and
-- that is told (moved_at); where there is no such role, record or scope any longer the release's stands and that is told (dropped_at).
-- Columns are the release's: what it adds comes with it.
create or replace function app.settle_company_rights() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare k app.company_rights; v_ships jsonb; v_made jsonb; v_gone boolean;
begin
  for k in select * from app.company_rights where not in_force and dropped_at is null order by role, entity, verb loop
    select coalesce(jsonb_agg(jsonb_build_object('scope', scope, 'columns', columns) order by scope), '[]') into v_ships
      from app.role_permissions where (role, entity, verb) = (k.role, k.entity, k.verb);
    select coalesce(jsonb_agg(m.e || case when v_ships <> '[]' then jsonb_build_object('columns', v_ships -> 0 -> 'columns') else '{}' end
        order by m.e ->> 'scope'), '[]') into v_made from jsonb_array_elements(k.made) m (e);
    v_gone := not exists (select from app.roles where name = k.role)
      or not exists (select from app.entities where entity = k.entity and changeable)
      or exists (select from jsonb_array_elements(k.made) m where not exists (select from app.scopes s where s.entity = k.entity and s.scope = m ->> 'scope'));
    update app.company_rights set in_force = true, made = v_made, shipped = v_ships, dropped_at = case when v_gone then now() end,
        moved_at = case when jsonb_path_query_array(v_ships, '$[*].scope') <> jsonb_path_query_array(k.shipped, '$[*].scope') then now() else k.moved_at end
      where (role, entity, verb) = (k.role, k.entity, k.verb);
    if v_gone or jsonb_path_query_array(v_ships, '$[*].scope') <> jsonb_path_query_array(k.shipped, '$[*].scope') then
      perform app.append('role_permissions', app.new_id(), null, 'right_release', false, jsonb_build_object('scopes', k.made),
        jsonb_build_object('role', k.role, 'entity', k.entity, 'verb', k.verb, 'ships', v_ships, 'dropped', v_gone));
    end if;
    continue when v_gone;
    delete from app.role_permissions where (role, entity, verb) = (k.role, k.entity, k.verb);
    insert into app.role_permissions (role, entity, verb, scope, columns)
      select k.role, k.entity, k.verb, r.scope, r.columns from jsonb_to_recordset(v_made) r (scope text, columns text[]);
  end loop;
  delete from app.company_rights where made = shipped and dropped_at is null or dropped_at < now() - interval '90 days';
end $$;
