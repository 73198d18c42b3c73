-- Turns a proposal down; whoever made it takes it back.
create or replace function app.decline_role(p_proposal uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare p app.role_proposals := app.open_proposal(p_proposal);
begin
  update app.role_proposals set declined_by = app.user_id(), declined_at = now() where id = p.id;
  perform app.append('role_proposals', p.id, null, 'decline', false, null, jsonb_build_object('act', p.act, 'user_id', p.user_id, 'role', p.role));
end $$;
grant execute on function app.decline_role(uuid) to tandem_roles;
