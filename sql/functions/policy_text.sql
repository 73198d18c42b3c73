-- A policy as one text, as PostgreSQL says it: its command, whom it is for, and what it asks.
create or replace function app.policy_text(p_policy pg_policy) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select concat_ws(' ', p_policy.polcmd, p_policy.polpermissive, p_policy.polroles::regrole[],
    'using', pg_get_expr(p_policy.polqual, p_policy.polrelid), 'check', pg_get_expr(p_policy.polwithcheck, p_policy.polrelid))
$$;
grant execute on function app.policy_text(pg_policy) to tandem_definer;
