-- Whether what is allowed of a tool server is still what it offers.
create or replace function app.mark_tool_server(p_id uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.tool_servers s set status = case when exists (select from jsonb_each(s.allowed) a (tool, pinned)
      where not exists (select from jsonb_array_elements(s.offers) o where o ->> 'name' = a.tool and o ->> 'hash' = a.pinned ->> 'hash'))
    then 'altered' else 'reachable' end where id = p_id and looked_at is not null and status <> 'failed'
$$;
