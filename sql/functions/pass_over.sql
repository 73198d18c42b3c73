-- Sets a whole transaction of the feed aside: of what happened in it nobody is told.
create or replace function app.pass_over(p_upto xid8, p_error text) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.put_aside('notification', coalesce((select string_agg(n || ' × ' || entity, ', ')
    from (select entity, count(*) as n from app.log where xid = p_upto group by entity order by entity) e), '?'), p_error, null)
$$;
