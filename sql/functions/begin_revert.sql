-- Begins to take back what was done as proposed, within 30 days, for whoever may decide it, in person. Answers the act, the record that
-- it made or changed, the values that this gets again, and the columns that were changed since, which stay.
-- after: hold, seen_names
create or replace function app.begin_revert(p_id uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_approvals; v_xid xid8; v_row uuid; v_now jsonb; v_back jsonb; v_stay jsonb;
begin
  perform app.in_person();
  perform app.hold('agent_approvals', p_id, 'decide');
  select * into v from public.agent_approvals where id = p_id;
  v.input := coalesce(v.edited, v.input);
  if v.status <> 'done' or v.decided_at < now() - interval '30 days' then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This can no longer be taken back.'; end if;
  select xid into v_xid from app.approval_effects where approval_id = p_id;
  v_row := coalesce(v.row_id, (select row_id from app.log where xid = v_xid and entity = v.entity and verb = 'create' order by id limit 1));
  if not app.seen_names(jsonb_build_array(jsonb_build_object('entity', v.entity, 'id', v_row))) ? v_row::text then
    raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  execute format('select to_jsonb(t) from public.%I t where id = $1 for update', v.entity) into v_now using v_row;
  -- (Of own fields those that were given: a change of them leaves the others.)
  select coalesce(jsonb_object_agg(key, case when key = 'custom' then (select jsonb_object_agg(c, was -> c)
           from jsonb_object_keys(v.input -> 'custom') c) else was end) filter (where v_now -> key is not distinct from becomes), '{}'),
         coalesce(jsonb_agg(key order by key) filter (where v_now -> key is distinct from becomes), '[]') into v_back, v_stay
    from (select k.key, (array_agg(l.before -> k.key order by l.id))[1] as was, (array_agg(l.after -> k.key order by l.id desc))[1] as becomes
      from app.log l, jsonb_object_keys(coalesce(l.after, '{}')) k (key)
     where l.xid = v_xid and l.entity = v.entity and l.row_id = v_row and v.input ? k.key and k.key <> 'id' group by k.key) changed;
  update public.agent_approvals set status = 'reverted' where id = p_id;
  -- (What is taken back is no example of what was wanted, and what versions made of it no longer says how they do.)
  update public.agent_cases set decision = 'rejected', decider_id = app.user_id(), decided_at = now() where approval_id = p_id;
  delete from app.case_results where case_id in (select id from public.agent_cases where approval_id = p_id);
  return jsonb_build_object('tool', v.tool, 'input', v.input, 'row', v_row, 'back', v_back, 'stay', v_stay, 'changed', v_now ->> 'version' <> '1',
    'more', exists (select from app.log where xid = v_xid and verb = 'create' and row_id <> v_row and entity <> 'agent_cases'));
end $$;
grant execute on function app.begin_revert(uuid) to tandem_roles;
