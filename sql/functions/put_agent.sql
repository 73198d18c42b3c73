-- Brings an agent that is in one of these statuses to another, by whoever may pause agents: nobody needs the right to change them
-- for it. Answers whether it was in one.
create or replace function app.put_agent(p_agent uuid, p_status text, p_from text[]) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('ai_agents', p_agent, 'pause');
  update public.ai_agents set status = p_status where id = p_agent and status = any (p_from);
  return found;
end $$;
grant execute on function app.put_agent(uuid, text, text[]) to tandem_roles;
