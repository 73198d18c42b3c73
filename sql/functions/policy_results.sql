-- How the trial of a version stands, for whoever sees it: of each case that they see what came out of it, and of the version beside which it was
-- tried; what one task may spend at most; and on how many cases the agent can be tried.
-- after: rows_for, cases_of
create or replace function app.policy_results(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_policies; v_told jsonb; v_cases int; v_seen text := coalesce(app.rows_for('agent_cases', 'read'), 'false');
begin
  execute format('select p.* from public.agent_policies p where id = $1 and deleted_at is null and (%s)',
    coalesce(app.rows_for('agent_policies', 'read'), 'false')) into v using p_id;
  if v.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  execute format('select coalesce(jsonb_agg(jsonb_build_object(''id'', c.id, ''title'', c.title, ''decision'', c.decision, ''tool'', c.tool,
      ''input'', coalesce(c.edited, c.input), ''outcome'', r.outcome, ''came'', r.came, ''note'', r.note, ''base'', b.outcome)
      order by c.decided_at desc, c.id), ''[]'') from app.case_results r join (select * from public.agent_cases where %s) c on c.id = r.case_id
    left join app.case_results b on b.case_id = c.id and b.policy_id = $2 where r.policy_id = $1', v_seen) into v_told using p_id, v.base_id;
  execute format('select count(*) from app.cases_of($1) where %s', v_seen) into v_cases using v.agent_id;
  return jsonb_build_object('results', v_told, 'cases', v_cases, 'most', (select cap from app.spend_caps where kind = 'run'));
end $$;
grant execute on function app.policy_results(uuid) to tandem_roles;
