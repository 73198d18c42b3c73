-- How a right stands, how the product ships it, which scopes it can be given, or why it stays as it is; for whoever changes rights.
-- after: right_fixed, scopes_to_choose
create or replace function app.right_choices(p_role text, p_entity text, p_verb text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('rights', 'change');
  return jsonb_build_object('scopes', app.scopes_now(p_role, p_entity, p_verb), 'shipped', app.scopes_shipped(p_role, p_entity, p_verb),
    'fixed', app.right_fixed(p_role, p_entity, p_verb),
    'choices', coalesce((select jsonb_agg(jsonb_build_object('scope', s.scope, 'col', s.col,
      'key', s.key, 'extra', s.extra) order by s.scope) from app.scopes s
      where s.entity = p_entity and s.scope = any (app.scopes_to_choose(p_role, p_entity, p_verb))), '[]'),
    'waits', exists (select from app.right_changes where (role, entity, verb, state) = (p_role, p_entity, p_verb, 'proposed')));
end $$;
grant execute on function app.right_choices(text, text, text) to tandem_roles;
