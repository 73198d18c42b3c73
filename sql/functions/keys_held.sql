-- The keys that a person holds to the rows of each entity that they read: {"leads": ["own=…", "unowned"], …}. What holds one of
-- them they may hear of (app.make_keys says which keys a row has).
create or replace function app.keys_held(p_person public.people) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(entity, keys), '{}') from (
    select s.entity, jsonb_agg(held.key) as keys
      from app.role_permissions p join app.scopes s using (entity, scope)
      cross join lateral (
        select s.scope where s.key in ('all', 'none')
        union all select s.scope || '=' || k.id from (values ('user', p_person.id), ('team', p_person.team_id), ('account', p_person.account_id)) k (key, id)
         where k.key = s.key and k.id is not null
        union all select s.scope || '=' || m.id from app.memberships m where m.user_id = p_person.id and s.key = 'member:' || m.kind) held (key)
     where p.role = app.current_role_of(p_person.id) and p.verb = 'read' group by s.entity) e
$$;
grant execute on function app.keys_held(public.people) to tandem_definer;
