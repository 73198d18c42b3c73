-- What a shift of the caller's own has moved; it is told once.
create or replace function app.kept_shift(p_id uuid) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from app.shifts where id = p_id and made_by = app.user_id() returning moved
$$;
grant execute on function app.kept_shift(uuid) to tandem_roles;
