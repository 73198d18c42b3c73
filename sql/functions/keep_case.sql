-- Each decision on what an agent proposed becomes a case, in the transaction of the decision: what was asked, what was proposed, what a
-- person made of it, and the records that all this is about. The newest 200 of an agent and a capability are
-- kept, one of each person's after the other, and none that is about more than 50 records of a kind.
-- (What is done is in the log of this transaction; what was rejected is not, and stands in what it would have changed.)
-- after: ids_about, refuse_keys
create or replace function app.keep_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_task public.agent_tasks; v_capability text; v_about jsonb; v_leads uuid[]; v_accounts uuid[]; v_contacts uuid[];
begin
  -- (Held as app.end_waiting will: two decisions of one task would otherwise each hold it for the case, and wait for the other.)
  select * into v_task from public.agent_tasks where id = new.task_id for update;
  v_capability := coalesce(v_task.required_capability, 'plan');
  select jsonb_agg(distinct jsonb_build_array(entity, id)) into v_about from (
    select l.entity::text, l.row_id::text from app.log l where l.xid = pg_current_xact_id_if_assigned() and new.status = 'done'
    union all select e ->> 'entity', e ->> 'id' from app.approval_effects a, jsonb_array_elements(a.effects || coalesce(a.proposed, '[]')) e
      where a.approval_id = new.id
    -- (What belongs to a record is about that one.)
    union all select e -> 'after' ->> 'entity', e -> 'after' ->> 'row_id' from app.approval_effects a, jsonb_array_elements(a.effects) e
      where a.approval_id = new.id
    union all select new.entity, new.row_id::text
    union all select v_task.input ->> 'entity', v_task.input ->> 'id') about (entity, id) where id ~ '^[0-9a-f]{8}-';
  v_leads := app.ids_about(v_about, 'leads');
  v_accounts := app.ids_about(v_about, 'accounts');
  v_contacts := app.ids_about(v_about, 'contacts');
  if greatest(cardinality(v_leads), cardinality(v_accounts), cardinality(v_contacts)) > 50 then return null; end if;
  insert into public.agent_cases (owner_id, title, decision, agent_id, approval_id, task_id, capability, asked, tool, input, edited, entity, row_id,
      decider_id, decided_at, reason, policy_version, lead_ids, account_ids, contact_ids)
    select new.owner_id, new.title, case when new.status = 'rejected' then 'rejected' when new.edited is null then 'approved' else 'edited' end,
      new.agent_id, new.id, v_task.id, v_capability,
      jsonb_build_object('title', coalesce(v_task.title, new.title), 'input', v_task.input,
        'wanted', (select title from public.agent_tasks where id = v_task.parent_id)),
      new.tool, new.input, new.edited, new.entity, new.row_id, new.decider_id, new.decided_at, new.reason, a.policy_version,
      v_leads, v_accounts, v_contacts
    from public.ai_agents a where a.id = new.agent_id;
  delete from public.agent_cases where id in (select id from (select id, created_at, row_number() over (partition by owner_id
      order by created_at desc, id desc) as turn from public.agent_cases where agent_id = new.agent_id and capability = v_capability) turns
    order by turn, created_at desc, id desc offset 200);
  return null;
end $$;
-- (By its cases an agent is held to what people decided: no key and no run takes one of them out.)
create or replace trigger "0_refuse_keys" before update of deleted_at on public.agent_cases for each statement execute function app.refuse_keys();
create or replace trigger e_case after update of status on public.agent_approvals for each row
  when (old.status = 'waiting' and new.status in ('done', 'rejected')) execute function app.keep_case();
