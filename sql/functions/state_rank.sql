-- Of the states of a part of the installation the worse one has the higher rank.
create or replace function app.state_rank(p_state text) returns int
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select array_position('{off,good,warning,bad}', p_state)
$$;
grant execute on function app.state_rank(text) to tandem_definer;
