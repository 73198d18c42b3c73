-- What was merged into a record that the caller sees within the last 30 days and can be taken apart, the latest first.
create or replace function app.merged_into(p_entity text, p_row uuid) returns table (id uuid, at timestamptz, actor_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.sees_within(p_entity, p_row) then return; end if;
  return query select m.gone_id, m.at, m.actor_id from app.merges m
    where m.entity = p_entity and m.kept_id = p_row and m.ended_at is null and m.at > now() - interval '30 days' order by m.at desc limit 20;
end $$;
grant execute on function app.merged_into(text, uuid) to tandem_roles;
