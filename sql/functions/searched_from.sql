-- All that an entity's search is made from, as app.governed_from: a change of any of it fills app.search_rows anew.
create or replace function app.searched_from(p_entity name) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select encode(sha256(convert_to(concat_ws(E'\n',
    (select concat_ws(' ', e.entity, e.entity_type, e.state, e.texts, e.codes, e.description, e.said_by, e.kind)
      from app.searchable e where e.entity = p_entity),
    (select string_agg(p::text, ' ' order by p::text) from app.role_permissions p where p.entity = p_entity and p.verb = 'read'),
    app.columns_of(p_entity),
    (select string_agg(pg_get_functiondef(f), ' ' order by f::text) from unnest('{app.make_searchable(name),
      app.masked_columns(regclass),"app.search_values(app.searchable,name[])",app.search_columns(),"app.own_words(text,jsonb)","app.text_of(regclass,name[])",
      "app.lexemes(text,text)",app.tokens(text),app.joined(text),app.stems(text)}'::regprocedure[]) f)), 'UTF8')), 'hex')
$$;
