-- What is at another address is another server: nothing that was offered, allowed or kept for the former holds for it. A token goes to no
-- other address than it was given for, and not into the bin.
create or replace function app.keep_tool_server() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if (select count(*) from public.tool_servers) >= 20 then
      raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A company has 20 tool servers at most.'; end if;
    return new;
  end if;
  if new.address is distinct from old.address or new.deleted_at is not null then
    delete from app.tool_server_tokens where tool_server_id = new.id;
    new.has_token := false;
  end if;
  if new.address is distinct from old.address then
    new.status := 'waiting'; new.offers := '[]'; new.allowed := '{}'; new.last_error := null; new.looked_at := null;
  end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.tool_servers for each row execute function app.keep_tool_server();
