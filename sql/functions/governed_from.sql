-- All that an entity's policies, grants and triggers are made from, as one value: when it changes they are made anew. A
-- function that takes part in making them is named here.
create or replace function app.governed_from(p_entity name) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select encode(sha256(convert_to(concat_ws(E'\n',
    (select e::text from app.entities e where e.entity = p_entity),
    (select string_agg(r::text, ' ' order by r.name) from app.roles r),
    (select string_agg(p::text, ' ' order by p::text) from app.role_permissions p where p.entity = p_entity),
    (select string_agg(s::text, ' ' order by s.scope) from app.scopes s where s.entity = p_entity),
    (select string_agg(l::text, ' ' order by l.list) from app.reference_lists l where l.entity = p_entity),
    -- (Whose sources it follows, with what each role reads of them.)
    (select string_agg(concat_ws(' ', r.name, l.list, app.within(r.name, l.target, 'read')), ' ' order by r.name, l.list)
      from app.reference_lists l, app.roles r where l.entity = p_entity and l.judges),
    (select string_agg(concat_ws(' ', r.name, e.target, app.within(r.name, e.target, 'read')), ' ' order by r.name, e.target)
      from app.record_ends e, app.roles r where e.entity = p_entity),
    (select string_agg(c::text, ' ' order by c::text) from app.copied_columns c where c.entity = p_entity),
    app.columns_of(p_entity),
    (select string_agg(pg_get_constraintdef(c.oid), ' ' order by c.conname) from pg_constraint c
      where c.conrelid = format('public.%I', p_entity)::regclass and c.contype = 'f'),
    -- (Another PostgreSQL may say a policy in other words.)
    current_setting('server_version_num')::int / 10000,
    (select string_agg(pg_get_functiondef(f), ' ' order by f::text) from unnest('{app.govern(name),"app.govern_role(name,text)","app.govern_agents(name)",
      "app.granted_columns(name,text,text)",app.note_policies(name),app.policy_text(pg_policy),
      "app.govern_triggers(name,name,boolean)",app.predicate(text),"app.within(text,text,text)","app.within_scopes(text,text,text[])",
      "app.by_sources(text,text)",app.check_scopes(name),app.make_keys(name),app.make_copies(name),
      app.make_references(name),app.masked_columns(regclass),"app.bound_values(regclass,int)"}'::regprocedure[]) f)), 'UTF8')), 'hex')
$$;
