-- Gives all of somebody's rows to an active colleague, each with its entry in the log; answers how many of each.
create or replace function app.hand_over_all(p_from uuid, p_to uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app.give_all(app.other_person(p_from, 'suspend'), p_to);
end $$;
grant execute on function app.hand_over_all(uuid, uuid) to tandem_roles;
