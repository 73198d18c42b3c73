-- Lets these agents use a tool of an outside server, pinned to what that said of it when it was last looked at; without any, none.
-- after: mark_tool_server
create or replace function app.allow_tool(p_id uuid, p_tool text, p_hash text, p_agents text[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('tool_servers', p_id, 'allow'), app.in_person();
  if cardinality(p_agents) > 0 and not exists (select from public.tool_servers s, jsonb_array_elements(s.offers) o
      where s.id = p_id and o ->> 'name' = p_tool and o ->> 'hash' = p_hash) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'The server describes this tool otherwise by now. Look at it again.'; end if;
  if exists (select from unnest(p_agents) k where k not in (select key from public.ai_agents where deleted_at is null)) then
    raise 'INVALID_INPUT' using errcode = '22023', detail = 'There is no such agent.'; end if;
  update public.tool_servers set allowed = case when cardinality(p_agents) = 0 then allowed - p_tool
    else allowed || jsonb_build_object(p_tool, jsonb_build_object('hash', p_hash, 'agents', p_agents)) end where id = p_id;
  perform app.mark_tool_server(p_id);
end $$;
grant execute on function app.allow_tool(uuid, text, text, text[]) to tandem_roles;
