-- The ways in which the page of a domain is written.
create or replace function app.sites_of(p_domain text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select array_agg(scheme || www || p_domain || slash)
    from unnest('{https://,http://}'::text[]) scheme, unnest('{"",www.}'::text[]) www, unnest('{"",/}'::text[]) slash
$$;
grant execute on function app.sites_of(text) to tandem_definer;
