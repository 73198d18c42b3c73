-- The words of a folded name that hold an apostrophe or a hyphen, without it: "o'hagan-reilly" is also "ohaganreilly" and "ohagan".
create or replace function app.joined(p_folded text) returns setof text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select distinct left(regexp_replace(w, '[^[:alnum:]]', '', 'g'), 60)
    from unnest(array['\s+', '[\s-]+']) apart, regexp_split_to_table(p_folded, apart) w
   where w ~ '[[:alpha:]][''`.-][[:alpha:]]' and w !~ '@'
$$;
grant execute on function app.joined(text) to tandem_definer;
