-- What the caller is a member of. Policies ask it by a select, and cast: `= any ((select app.member_ids('project'))::uuid[])`.
create or replace function app.member_ids(p_kind text) returns uuid[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(id), '{}') from app.memberships where user_id = (select app.user_id()) and kind = p_kind
$$;
grant execute on function app.member_ids(text) to tandem_roles, tandem_definer;
