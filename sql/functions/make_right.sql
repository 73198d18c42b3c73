-- Makes a change of a right that was decided on: the declared right, what the company has made its own, and the live policies.
-- after: remake_policies, scopes_now
create or replace function app.make_right(p_change app.right_changes) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare c app.right_changes := p_change; v_stood jsonb; v_rows jsonb; v_columns jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('scope', scope, 'columns', columns) order by scope), '[]') into v_stood
    from app.role_permissions where role = c.role and entity = c.entity and verb = c.verb;
  -- (A new scope has the columns of the others, else those that the product ships, else those of the narrowest role of its kind.)
  select coalesce(v_stood -> 0, (select shipped -> 0 from app.company_rights
      where (role, entity, verb) = (c.role, c.entity, c.verb) and dropped_at is null),
    (select jsonb_build_object('columns', p.columns) from app.role_permissions p join app.roles r on r.name = p.role
      where p.entity = c.entity and p.verb = c.verb and p.columns is not null and r.kind = (select kind from app.roles where name = c.role)
      order by cardinality(p.columns) limit 1)) -> 'columns' into v_columns;
  select coalesce(jsonb_agg(jsonb_build_object('scope', s, 'columns', v_columns) order by s), '[]') into v_rows from unnest(c.after) s;
  with gone as (delete from app.role_permissions where (role, entity, verb) = (c.role, c.entity, c.verb) and scope <> all (c.after))
  insert into app.role_permissions (role, entity, verb, scope, columns) select c.role, c.entity, c.verb, r.scope, r.columns
    from jsonb_to_recordset(v_rows) r (scope text, columns text[]) on conflict do nothing;
  insert into app.company_rights as k (role, entity, verb, made, shipped) values (c.role, c.entity, c.verb, v_rows, v_stood)
    on conflict (role, entity, verb) do update set made = excluded.made, in_force = true, moved_at = null, dropped_at = null,
      shipped = case when k.dropped_at is null then k.shipped else excluded.shipped end;
  delete from app.company_rights where role = c.role and entity = c.entity and verb = c.verb and made = shipped;
  perform app.remake_policies(c.role);
  update app.right_changes set state = 'taken_back' where id = c.takes_back;
  update app.right_changes set state = 'made', decided_by = app.user_id(), decided_at = clock_timestamp() where id = c.id;
  perform app.append('role_permissions', c.id, null, 'right_change', false, jsonb_build_object('scopes', c.before), to_jsonb(c)
    - '{id,before,after,state,widens,decided_by,decided_at,proposed_at}'::text[] || jsonb_build_object('scopes', c.after));
end $$;
