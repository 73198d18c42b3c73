-- Why a right stays as it is, as a sentence; null where an administrator may change it.
-- after: scopes_now, scopes_shipped
create or replace function app.right_fixed(p_role text, p_entity text, p_verb text) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case
    when p_verb <> all ('{read,create,update,delete}') or not exists (select from app.roles where name = p_role and kind <> 'system')
      then 'Only reading, creating, changing and deleting can be changed here.'
    when exists (select from app.role_permissions where role = p_role and entity = 'rights' and verb = 'change')
      then 'The rights of administrators stay as they are: nobody raises their own, and nobody is locked out.'
    when p_role = 'auditor' and p_verb <> 'read' then 'Auditors only read.'
    when not exists (select from app.entities where entity = p_entity and changeable)
      then 'This right is part of how Tandem works, so it stays as it is.'
    when p_verb <> 'read' and app.scopes_now(p_role, p_entity, 'read') = '{}' then 'A role that does not read these records can do nothing else with them.'
    when p_verb = 'read' and app.scopes_shipped(p_role, p_entity, 'read') = '{}' then 'No page of this role shows these records.'
    when app.scopes_shipped(p_role, p_entity, p_verb) = '{}' and exists (select from app.roles where name = p_role and kind = 'client')
      then 'Clients reach only what belongs to their own account.' end
$$;
grant execute on function app.right_fixed(text, text, text) to tandem_definer;
