-- Notes what a tool server at this address says that it offers, or why it could not be asked. Where a tool that agents may use is no longer
-- what was allowed, whoever allows tools is told, once for each time that it changes.
-- after: mark_tool_server, tell_whoever
create or replace function app.settle_tool_server(p_id uuid, p_address text, p_offers jsonb, p_error text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.tool_servers;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if p_error is not null then
    update public.tool_servers set status = 'failed', last_error = left(p_error, 500), looked_at = now() where id = p_id and address = p_address;
    return;
  end if;
  update public.tool_servers set status = 'reachable', offers = p_offers, last_error = null, looked_at = now()
    where id = p_id and address = p_address;
  perform app.mark_tool_server(p_id);
  select * into v from public.tool_servers where id = p_id and status = 'altered' and deleted_at is null;
  if not found then return; end if;
  perform app.tell_whoever('tool_servers', 'allow', (null, 'agents', 'warning', 'An outside tool has changed: no agent uses it until it is allowed again',
    v.name, app.way_to('/dashboard/ai-army?tab=tools', v.id), 'tool_servers', v.id, null, '{}',
    concat_ws(':', 'tool', v.id, md5(v.offers::text || v.allowed::text)), now())::app.notice_draft);
end $$;
grant execute on function app.settle_tool_server(uuid, text, jsonb, text) to tandem_system;
