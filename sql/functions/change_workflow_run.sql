-- Has a run that failed go on from the step that did (`retry`), all that failed alike (`retry_alike`), or one that waits end (`stop`), for whoever
-- may publish its workflow. Answers how many runs that were.
-- after: hold, in_person, end_workflow_run
create or replace function app.change_workflow_run(p_run uuid, p_act text) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r app.workflow_runs; v_count int := 1;
begin
  select * into r from app.workflow_runs where id = p_run for update;
  if r.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.hold('workflows', r.workflow_id, 'publish'), app.in_person();
  if p_act = 'stop' and r.state = 'waiting' then perform app.end_workflow_run(p_run, 'stopped', null);
  elsif p_act in ('retry', 'retry_alike') and r.state = 'failed' then
    update app.workflow_runs set state = 'waiting', attempts = 0, next_at = now(), error = null, ended_at = null where id = p_run or id in (
      select id from app.workflow_runs a where p_act = 'retry_alike' and a.workflow_id = r.workflow_id and a.state = 'failed'
        and (a.number, a.at) = (r.number, r.at) and a.error is not distinct from r.error order by place limit 1000);
    get diagnostics v_count = row_count;
  else raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This run has gone on meanwhile.';
  end if;
  return v_count;
end $$;
grant execute on function app.change_workflow_run(uuid, text) to tandem_roles;
