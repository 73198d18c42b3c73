-- Notes that somebody has made a search: they opened a hit of it, or kept it.
create or replace function app.record_search(p_query text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare said text := regexp_replace(trim(p_query), '\s+', ' ', 'g');
begin
  if length(said) not between 2 and 100 or not app.rights('popular_searches') ? 'read' then return; end if;
  insert into app.search_runs as r (user_id, query_key, query_text) values (app.user_id(), app.fold(said), said)
    on conflict (user_id, query_key) do update set times = r.times + 1, last_at = now(), query_text = excluded.query_text
      where r.last_at < now() - interval '1 minute';
end $$;
grant execute on function app.record_search(text) to tandem_roles;
