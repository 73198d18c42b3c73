-- An id that a caller gives a new record carries their mark: the last 12 digits of their person's. Any other is refused,
-- whether or not a row has it that they cannot see, which an answer would tell otherwise.
create or replace function app.own_id(p_id uuid) returns uuid
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if right(p_id::text, 12) is distinct from right(app.user_id()::text, 12) then
    raise 'OWN_ID' using errcode = '23514', column = 'id',
      detail = 'an id of your own ends with the last 12 characters of your person''s id: leave it out, and one is made';
  end if;
  return p_id;
end $$;
grant execute on function app.own_id(uuid) to tandem_roles;
