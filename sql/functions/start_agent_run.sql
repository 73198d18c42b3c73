-- Starts a run of an agent for a person: the caller, or whom the server names (who asked for the task). It may do what the agent may,
-- at most what `p_only` says ({"leads": {"acts": ["get"], "ids": ["…"]}}; null: nothing narrower), at most what the run may that
-- it was begun by, and in all of it never more than its person. Ten minutes at most.
create or replace function app.start_agent_run(p_agent text, p_only jsonb, p_token_hash bytea, p_user uuid default null, p_parent uuid default null)
returns uuid language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id uuid := app.new_id();
  v_user uuid := case when app.role() = 'system' then p_user else app.user_id() end;
  v_parent app.runs;
begin
  if p_user <> v_user or app.role() <> 'system' and p_parent is not null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not exists (select from app.role_permissions where role = app.current_role_of(v_user) and entity = 'ai_agents' and verb = 'read')
  then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = 'Agents work for colleagues.'; end if;
  select * into v_parent from app.runs where id = p_parent and user_id = v_user and agent is not null and ended_at is null and expires_at > now();
  if p_parent is not null and not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  insert into app.runs (id, user_id, purpose, token_hash, expires_at, key_id, agent, parent_id, depth)
    values (v_id, v_user, 'agent', p_token_hash, least(now() + interval '10 minutes', v_parent.expires_at), coalesce(v_parent.key_id, app.key_id()),
            p_agent, p_parent, coalesce(v_parent.depth + 1, 0));
  insert into app.run_acts (run_id, entity, acts, proposes, ids)
    select v_id, a.entity, may.acts, may.proposes, may.ids from app.agent_acts a
      left join lateral (select p_only -> a.entity::text as task) o on true
      left join app.run_acts p on p.run_id = p_parent and p.entity = a.entity
      cross join lateral (select array(select unnest(a.acts)
            intersect select jsonb_array_elements_text(coalesce(o.task -> 'acts', to_jsonb(a.acts)))
            intersect select unnest(coalesce(p.acts, a.acts)) order by 1) as acts,
          array(select unnest(a.proposes)
            intersect select jsonb_array_elements_text(coalesce(o.task -> 'acts', to_jsonb(a.proposes)))
            intersect select unnest(coalesce(p.proposes, a.proposes)) order by 1) as proposes,
          app.in_both((select array_agg(i::uuid) from jsonb_array_elements_text(o.task -> 'ids') i), p.ids) as ids) may
     where a.agent = p_agent and (p_only is null or o.task is not null) and (p_parent is null or p.run_id is not null) and may.acts <> '{}';
  if not found then perform app.refuse_agent(format('%s may do nothing of this', p_agent)); end if;
  return v_id;
end $$;
grant execute on function app.start_agent_run(text, jsonb, bytea, uuid, uuid) to tandem_roles;
