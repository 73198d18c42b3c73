create or replace function app.rights(p_entity text) returns jsonb language sql stable
  return coalesce((select m.rights from app.mine m where m.entity = p_entity), '{}');
grant execute on function app.rights(text) to tandem_roles, tandem_definer;
