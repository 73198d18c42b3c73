-- Starts a version of a workflow for the records that the log names between two transactions, and from while it was in force. What a run of its
-- own has done does not start it again, nor what five workflows after each other have: such a run stands there as stopped, and says why.
-- after: workflow_events
create or replace function app.start_workflow_runs(p_id uuid, p_number int, p_trigger jsonb, p_during tstzrange, p_after xid8, p_upto xid8)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_free int; v_over int;
begin
  select 10000 - count(*) into v_free from (select from app.workflow_runs where workflow_id = p_id and state = 'waiting' limit 10000) held;
  with came as materialized (select row_number() over () as n, e.*, p_id = any (e.chain) or cardinality(e.chain) >= 5 as looped
      from app.workflow_events(p_during, p_trigger, p_after, p_upto) e),
    started as (insert into app.workflow_runs (workflow_id, number, entity, row_id, xid, chain, state, error, ended_at, next_at)
      select p_id, p_number, p_trigger ->> 'entity', c.row_id, c.xid, c.chain, case when c.looped then 'stopped' else 'waiting' end,
        case when c.looped then 'Workflows started each other in a circle.' end, case when c.looped then now() end,
        case when not c.looped then now() end
        from came c where c.n <= v_free order by c.n on conflict do nothing)
  select count(*) into v_over from came where n > v_free;
  if v_over > 0 then update public.workflows set dropped = dropped + v_over where id = p_id; end if;
end $$;
