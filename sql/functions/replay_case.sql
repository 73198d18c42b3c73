-- Begins to replay a case, in a transaction of a run that tries its agent: what the case's act would change, or has, is what it was before it was
-- decided, and what came new of it is in the bin. Nothing of this transaction can be kept (app.rehearsals). Who acts stays who they are.
-- after: refuse_rehearsal, take
create or replace function app.replay_case(p_case uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  who jsonb := app.caller(); v public.agent_cases; v_effects app.approval_effects; e jsonb; v_names text[]; v_made record;
  v_claims text := current_setting('app.claims'); v_signature text := current_setting('app.signature');
begin
  if who ->> 'run' is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- (What follows is the server's: the run may neither read cases nor change what they are about.)
  perform app.take(null, 'system', null, null, 'replay');
  select c.* into v from public.agent_cases c join app.case_results r on r.case_id = c.id and r.outcome is null
    join public.agent_policies p on p.id = r.policy_id join app.runs on runs.id = (who ->> 'run')::uuid
    join public.agent_policies tried on tried.task_id = runs.task_id and tried.trial = 'running' and p.id in (tried.id, tried.base_id)
   where c.id = p_case and runs.ended_at is null limit 1;
  if v.id is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v_effects from app.approval_effects where approval_id = v.approval_id;
  insert into app.rehearsals (run_id) values ((who ->> 'run')::uuid) on conflict do nothing;
  for e in select x from jsonb_array_elements(v_effects.effects) x where x ->> 'id' not like 'new:%' and jsonb_typeof(x -> 'before') = 'object' loop
    v_names := array(select quote_ident(k) from jsonb_object_keys(e -> 'before') k order by k);
    continue when v_names = '{}';
    execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1)) where id = $2', e ->> 'entity',
      array_to_string(v_names, ', ')) using e -> 'before', (e ->> 'id')::uuid;
  end loop;
  for v_made in select distinct l.entity, l.row_id from app.log l where v_effects.xid is not null and l.xid = v_effects.xid and l.verb = 'create'
      and l.entity <> 'agent_cases' loop
    execute format('update public.%I set deleted_at = now() where id = $1 and deleted_at is null', v_made.entity) using v_made.row_id;
  end loop;
  perform set_config('app.claims', v_claims, true), set_config('app.signature', v_signature, true);
end $$;
grant execute on function app.replay_case(uuid) to tandem_roles;
