-- Lets a run of an agent in for one tool. What it does is held together by a lock that a halt takes for itself: taken before the
-- halt is looked for, so that none comes in between. What it may only propose is rehearsed:
-- the transaction cannot commit.
-- after: refuse_idle
create or replace function app.enter_agent(p_run uuid, p_agent text, p_tool text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_alone boolean;
begin
  perform pg_advisory_xact_lock_shared(7270);
  perform app.refuse_idle(p_agent);
  select bool_or(act = any (r.acts)) into v_alone from app.run_acts r, unnest(r.acts || r.proposes) act
   where r.run_id = p_run and r.entity || '_' || act = p_tool;
  if v_alone is null then perform app.refuse_agent(format('%s may not use %s', p_agent, coalesce(p_tool, 'no tool'))); end if;
  if not v_alone then insert into app.rehearsals (run_id) values (p_run); end if;
end $$;
