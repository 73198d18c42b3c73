-- Reserves what a question of a run to a model may cost at most, of its company's, its person's, its agent's and its task's, in one
-- transaction: all grant it, or none. They are locked in one order, the narrowest first, so that two questions never wait for each other.
-- None where the run has ended, or nobody may work as it now.
-- after: accounts_charged, refuse_idle
create or replace function app.begin_step(p_run uuid, p_model text, p_most bigint) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_run app.runs; v record; v_id uuid;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v_run from app.runs where id = p_run and agent is not null and ended_at is null and expires_at > now();
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This run has ended.'; end if;
  perform app.refuse_idle(v_run.agent, v_run.user_id);
  for v in select a.*, c.cap from app.accounts_charged(v_run, current_date) a join app.spend_caps c using (kind)
      order by array_position('{run,agent,person,company}'::text[], kind) loop
    insert into app.spending as s (kind, whose, day, reserved) values (v.kind, v.whose, v.day, p_most)
      on conflict (day, kind, whose) do update set reserved = s.reserved + p_most where s.reserved + s.spent + p_most <= v.cap;
    if not found or p_most > v.cap then
      raise 'QUOTA_EXCEEDED' using errcode = '53400', hint = v.kind, detail = case v.kind when 'run' then 'This would go beyond what one task may spend.'
        when 'agent' then 'This would go beyond what one agent may spend in a day.'
        when 'person' then 'This would go beyond what one person may spend on agents in a day.'
        else 'This would go beyond what the company may spend on agents in a day.' end;
    end if;
  end loop;
  insert into app.agent_steps (run_id, kind, model, day, reserved) values (p_run, 'model', p_model, current_date, p_most) returning id into v_id;
  return v_id;
end $$;
grant execute on function app.begin_step(uuid, text, bigint) to tandem_system;
