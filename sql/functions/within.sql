-- The rows on which a role may do something, as a predicate in which {user_id}, {member:project} and the like stand for whoever
-- asks; null where there are none. All who judge read this text: policies, search, what changes hands, what goes out by mail.
-- after: by_sources
create or replace function app.within(p_role text, p_entity text, p_verb text) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when coalesce(w.rows, 'false') = 'false' or s.judged is null then w.rows else format('(%s) and %s', w.rows, s.judged) end
    from (select case when bool_or(s.predicate = 'true') then 'true' when bool_and(s.predicate = 'false') then 'false'
        else string_agg(format('(%s)', s.predicate), ' or ' order by s.scope) filter (where s.predicate <> 'false') end
        from app.role_permissions p join app.scopes s using (entity, scope)
       where p.role = p_role and p.entity = p_entity and p.verb = p_verb) w (rows), app.by_sources(p_role, p_entity) s (judged)
$$;
grant execute on function app.within(text, text, text) to tandem_definer;
