-- Says of tasks that wait for an agent, and of which there is none, why: what nobody active can do (p_able: what those can), and what the
-- one cannot that was asked for it.
-- after: able_agent
create or replace function app.say_unable(p_able text[]) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  update public.agent_tasks t set waits_for = 'agent', reason = u.why from (
    select w.id, s.why from public.agent_tasks w cross join lateral (values (
        case when coalesce(w.required_capability, '') <> all (p_able) then 'No active agent can do this.'
          when w.agent_id is not null and not app.able_agent(w.agent_id, w.required_capability)
            then 'The agent that was asked is not at work, or cannot do this.' end)) s (why)
     where w.status = 'pending' and w.deleted_at is null and s.why is not null and w.reason is distinct from s.why
     limit 100 for update of w skip locked) u
   where t.id = u.id
$$;
grant execute on function app.say_unable(text[]) to tandem_definer;
