-- The place of the n-th in an order of one's own, as `fractional-indexing` writes whole numbers: with room for a thousand before the next.
create or replace function app.rank_of(p_n bigint) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select 'g' || string_agg(substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
      1 + (p_n * 1000 / power(62, 7 - i)::bigint % 62)::int, 1), '' order by i)
    from generate_series(1, 7) i
$$;
grant execute on function app.rank_of(bigint) to tandem_definer;
