-- The rights on an entity, or of a role, as they stand, with what differs from what is declared, for whoever opens the page of rights.
-- Predicates are cut after 4,000 characters.
-- after: right_cells, strange_policies
create or replace function app.rights_of(p_entity text, p_role text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('/rbac', 'read');
  if num_nonnulls(p_entity, p_role) <> 1 then raise 'INVALID_INPUT' using errcode = '22023', detail = 'Name an entity or a role.'; end if;
  return jsonb_build_object(
    'cells', (select coalesce(jsonb_agg(jsonb_build_object('entity', c.entity, 'role', c.role, 'verb', c.verb, 'scopes', c.scopes, 'declared', c.declared,
        'policy', c.policy, 'rows', left(c.rows, 4000), 'checked', left(nullif(c.checked, c.rows), 4000), 'masked', coalesce(c.masked, '{}'),
        'only', case when c.narrowed and c.verb in ('create', 'update') then c.columns end, 'differs', c.differs)
        order by c.entity, c.role, c.verb), '[]') from app.right_cells(p_entity, p_role) c),
    'scopes', (select coalesce(jsonb_agg(jsonb_build_object('entity', s.entity, 'scope', s.scope, 'col', s.col, 'key', s.key, 'extra', s.extra)
        order by s.entity, s.scope), '[]') from app.scopes s where exists (select from app.role_permissions p
        where p.entity = s.entity and p.scope = s.scope and p.entity = coalesce(p_entity, p.entity) and p.role = coalesce(p_role, p.role))),
    'strange', (select coalesce(jsonb_agg(to_jsonb(s) order by s.entity, s.policy), '[]') from app.strange_policies(p_entity) s));
end $$;
grant execute on function app.rights_of(text, text) to tandem_roles;
