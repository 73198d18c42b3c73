-- The token of a tool server from now on, sealed by the server; none takes it away.
create or replace function app.keep_tool_server_token(p_id uuid, p_sealed text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('tool_servers', p_id, 'update'), app.in_person();
  delete from app.tool_server_tokens where tool_server_id = p_id;
  if p_sealed is not null then
    insert into app.tool_server_tokens (tool_server_id, sealed, changed_by) values (p_id, p_sealed, app.user_id());
  end if;
  update public.tool_servers set has_token = p_sealed is not null where id = p_id;
end $$;
grant execute on function app.keep_tool_server_token(uuid, text) to tandem_roles;
