-- Keeps what an agent remembers of a task that the server holds, with the records that the task had read by then, which the server says and
-- no model: p_read is {"leads": […], "accounts": […], "contacts": […], "personal": true, "untrusted": true}. What cannot be traced to
-- records stays with who asked: without any, or with more behind it than they say, such as what a step was told by another agent.
create or replace function app.remember(p_task uuid, p_attempt int, p_text text, p_read jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_tasks; v_entity text; v_ids uuid[]; v_refused text; v_lists jsonb := '{}'; v_step boolean; v_none boolean;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from public.agent_tasks where id = p_task and attempts = p_attempt and status = 'running' for update;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if app.agents_halted() then raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = 'All agents are halted.'; end if;
  -- (Two tasks of one person at once do not both take the last place.)
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', v.owner_id, v.assigned_to), 7281));
  foreach v_entity in array '{leads,accounts,contacts}'::text[] loop
    v_ids := array(select distinct i::uuid from jsonb_array_elements_text(p_read -> v_entity) i order by 1);
    v_lists := v_lists || jsonb_build_object(v_entity, v_ids);
    if exists (select from unnest(v_ids) i where not app.would_see(v.owner_id, v_entity, i)) then
      v_refused := 'It has read a record that whoever asked does not see any longer.'; end if;
  end loop;
  select sum(jsonb_array_length(ids)) = 0 into v_none from jsonb_each(v_lists) l (entity, ids);
  v_refused := coalesce(v_refused, case
    when (select sum(jsonb_array_length(ids)) from jsonb_each(v_lists) l (entity, ids)) > 50
      then 'It has read more than 50 records, so that hardly anybody would see what it remembers of them.'
    when (select count(*) from public.agent_memories where task_id = p_task) >= 3 then 'A task remembers three things at most.'
    when exists (select from public.agent_memories where owner_id = v.owner_id and agent_id = v.assigned_to and deleted_at is null
      and text = btrim(p_text)) then 'This is remembered already.'
    when (select count(*) from public.agent_memories where owner_id = v.owner_id and agent_id = v.assigned_to and deleted_at is null) >= 200
      then 'An agent remembers 200 things of what one person asks, at most: something must be forgotten first.' end);
  if v_refused is not null then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = v_refused; end if;
  v_step := v.parent_id is not null;
  insert into public.agent_memories (owner_id, text, agent_id, task_id, run_id, lead_ids, account_ids, contact_ids, personal, untrusted)
    values (v.owner_id, btrim(p_text), v.assigned_to, v.id, v.run_id, array(select jsonb_array_elements_text(v_lists -> 'leads')::uuid),
      array(select jsonb_array_elements_text(v_lists -> 'accounts')::uuid), array(select jsonb_array_elements_text(v_lists -> 'contacts')::uuid),
      v_none or v_step or p_read ? 'personal', v_step or p_read ? 'untrusted');
end $$;
grant execute on function app.remember(uuid, int, text, jsonb) to tandem_system;
