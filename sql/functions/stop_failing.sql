-- Takes an agent off its work whose last five tasks within an hour failed in the same way, those of two people at least (what one person asks
-- never takes an agent from the others), and tells whoever may have it work again.
-- after: tell_whoever
create or replace function app.stop_failing(p_agent uuid, p_error text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_name text;
begin
  if (select count(*) < 5 or count(distinct owner_id) < 2 from (select owner_id, status, last_error from public.agent_tasks
      where assigned_to = p_agent and finished_at > now() - interval '1 hour' order by finished_at desc, id desc limit 5) t
      where status = 'failed' and last_error = p_error) then return; end if;
  update public.ai_agents set status = 'paused', paused_by = null where id = p_agent and status = 'active' returning name into v_name;
  if not found then return; end if;
  perform app.tell_whoever('ai_agents', 'pause', (null, 'agents', 'error', 'An agent is paused: its last five tasks failed in the same way', v_name,
    app.way_to('/dashboard/ai-army', p_agent), 'ai_agents', p_agent, null, '{}', concat_ws(':', 'failing', p_agent, now()), now())::app.notice_draft);
end $$;
