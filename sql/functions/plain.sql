-- A name without accents, capitals and signs: names are the same where this is.
create or replace function app.plain(p_name text) returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select trim(regexp_replace(app.fold(p_name), '[^[:alnum:]]+', ' ', 'g'))
$$;
grant execute on function app.plain(text) to tandem_definer;
