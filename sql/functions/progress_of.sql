-- How far tasks are: the share of their estimates that is done. One without an estimate counts as the mean of those that have one; where none
-- has (or all are nothing) each counts as one. Of no tasks there is no progress.
create or replace function app.progress_of(p_tasks bigint, p_done bigint, p_told bigint, p_minutes real, p_minutes_done real, p_bare_done bigint) returns real
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_tasks = 0 then null when p_told = 0 or p_minutes = 0 then p_done::real / p_tasks
    else (p_minutes_done + p_bare_done * p_minutes / p_told) / (p_minutes + (p_tasks - p_told) * p_minutes / p_told) end
$$;
grant execute on function app.progress_of(bigint, bigint, bigint, real, real, bigint) to tandem_roles;
