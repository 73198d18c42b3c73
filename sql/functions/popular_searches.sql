-- What at least three people have searched for in the last ninety days: fewer would tell what one of them does.
create or replace function app.popular_searches() returns table (query_text text, search_count bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (array_agg(r.query_text order by r.last_at desc))[1], sum(r.times) from app.search_runs r
   where r.last_at > now() - interval '90 days' and (select app.rights('popular_searches')) ? 'read'
   group by r.query_key having count(*) >= 3
$$;
grant execute on function app.popular_searches() to tandem_roles;
