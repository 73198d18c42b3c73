-- The rows of an entity on which the caller may do something, as a predicate for definers, which see all; null where there are
-- none. For the run of an agent those that it may read of them: what it changes its policies judge.
create or replace function app.rows_for(p_entity text, p_verb text) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when app.by_agent() and app.run_may(p_entity, 'read') is null
      then format('(%s) and id = any ((select app.run_ids())::uuid[])', w.predicate) else w.predicate end
    from (select app.predicate(app.within(app.role(), p_entity, p_verb)) as predicate) w where w.predicate is not null
$$;
grant execute on function app.rows_for(text, text) to tandem_definer;
