-- Would this person see the row? As the policies judge it, from the same predicates: for what goes out while they are not
-- there to be asked.
create or replace function app.would_see(p_user uuid, p_entity text, p_row uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people; v_predicate text; v_seen boolean;
begin
  select * into v from public.people where id = p_user and status = 'active' and deleted_at is null;
  select string_agg('(' || replace(replace(replace(s.predicate, '{user_id}', '$2'), '{team_id}', '$3'), '{account_id}', '$4') || ')', ' or ') into v_predicate
    from app.role_permissions p join app.scopes s using (entity, scope)
   where v.id is not null and p.role = app.current_role_of(v.id) and p.entity = p_entity and p.verb = 'read';
  if v_predicate is null then return false; end if;
  execute format('select exists (select from public.%I where id = $1 and deleted_at is null and (%s))', p_entity, v_predicate) into v_seen
    using p_row, v.id, v.team_id, v.account_id;
  return v_seen;
end $$;
