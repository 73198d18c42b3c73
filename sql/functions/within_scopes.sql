-- The rows on which a role would do something with these scopes, as app.within says it for those that it has.
-- after: by_sources
create or replace function app.within_scopes(p_role text, p_entity text, p_scopes text[]) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when coalesce(w.rows, 'false') = 'false' or s.judged is null then w.rows else format('(%s) and %s', w.rows, s.judged) end
    from (select case when bool_or(s.predicate = 'true') then 'true' when bool_and(s.predicate = 'false') then 'false'
        else string_agg(format('(%s)', s.predicate), ' or ' order by s.scope) filter (where s.predicate <> 'false') end
        from app.scopes s where s.entity = p_entity and s.scope = any (p_scopes)) w (rows), app.by_sources(p_role, p_entity) s (judged)
$$;
grant execute on function app.within_scopes(text, text, text[]) to tandem_definer;
