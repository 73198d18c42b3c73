-- Where a tool server is, with its sealed token, for the server that looks at it.
create or replace function app.tool_server_access(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select jsonb_build_object('id', s.id, 'name', s.name, 'address', s.address, 'sealed_token', t.sealed)
    from public.tool_servers s left join app.tool_server_tokens t on t.tool_server_id = s.id where s.id = p_id and s.deleted_at is null);
end $$;
grant execute on function app.tool_server_access(uuid) to tandem_system;
