-- Lets a server go on with the run that is due longest, for a minute, after which another may. With a run of its publisher, by which each
-- step is done under their rights; none where they do not come in any more.
create or replace function app.lease_workflow_run(p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r app.workflow_runs; v app.workflow_versions; v_lease uuid; w public.workflows;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into r from app.workflow_runs where state = 'waiting' and next_at <= now() order by next_at limit 1 for update skip locked;
  if r.id is null then return null; end if;
  select * into v from app.workflow_versions where workflow_id = r.workflow_id and number = r.number;
  select * into w from public.workflows where id = r.workflow_id;
  -- (The token of a server that had it before opens nothing any more.)
  if not exists (select from public.people where id = v.publisher_id and status = 'active' and deleted_at is null) then v_lease := null;
  elsif r.lease is null then
    insert into app.runs (user_id, purpose, token_hash, expires_at, workflow_run_id)
      values (v.publisher_id, 'workflow', p_token_hash, now() + interval '10 minutes', r.id) returning id into v_lease;
  else
    update app.runs set token_hash = p_token_hash, expires_at = now() + interval '10 minutes', ended_at = null where id = r.lease returning id into v_lease;
  end if;
  update app.workflow_runs set next_at = now() + interval '1 minute', lease = coalesce(v_lease, lease) where id = r.id;
  return jsonb_build_object('id', r.id, 'entity', r.entity, 'row_id', r.row_id, 'at', r.at, 'attempts', r.attempts, 'answers', r.answers,
    'waits_for', r.waits_for, 'over', r.wait_until <= now(), 'wait_until', r.wait_until, 'wait_entity', r.wait_entity, 'wait_row', r.wait_row,
    'wait_states', r.wait_states, 'may_enter', v_lease is not null, 'removed', w.deleted_at is not null,
    'definition', v.definition, 'name', w.name, 'today', app.company_day());
end $$;
grant execute on function app.lease_workflow_run(bytea) to tandem_system;
