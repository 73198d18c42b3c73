-- Notes the policies of an entity as they were just made, and the scopes that each was made from.
-- after: policy_text
create or replace function app.note_policies(p_entity name) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  delete from app.made_policies where entity = p_entity;
  insert into app.made_policies (entity, policy, made, scopes)
    select p_entity, p.polname, app.policy_text(p), array(select r.scope from app.role_permissions r
        where r.entity = p_entity and r.role || '_' || r.verb = p.polname order by r.scope)
      from pg_policy p where p.polrelid = format('public.%I', p_entity)::regclass;
$$;
