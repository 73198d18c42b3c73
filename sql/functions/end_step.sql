-- Books what a question really took, once. What is never booked stays reserved, which counts as spent. Where that brings a day's budget
-- to 60 or 85 percent, those who decide it are told.
-- after: accounts_charged, warn_of_budget
create or replace function app.end_step(p_step uuid, p_cost bigint, p_input int, p_output int, p_ms int, p_error text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.agent_steps; v_run app.runs; v_of record; v_spent bigint;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.agent_steps set cost = greatest(p_cost, 0), input_tokens = p_input, output_tokens = p_output, ms = p_ms, error = left(p_error, 500),
      heard = null where id = p_step and cost is null returning * into v;
  if not found then return; end if;
  select * into v_run from app.runs where id = v.run_id;
  -- (One after the other in the order of begin_step: two that end never wait for each other.)
  for v_of in select * from app.accounts_charged(v_run, v.day) a order by array_position('{run,agent,person,company}'::text[], kind) loop
    update app.spending set reserved = reserved - v.reserved, spent = spent + v.cost where (day, kind, whose) = (v_of.day, v_of.kind, v_of.whose)
      returning spent into v_spent;
    perform app.warn_of_budget(v_of.kind, v_of.whose, v_of.day, max(share)) from unnest('{60,85}'::int[]) share, app.spend_caps c
      where c.kind = v_of.kind and c.kind <> 'run' and v_spent - v.cost < c.cap * share / 100 and v_spent >= c.cap * share / 100 having count(*) > 0;
  end loop;
end $$;
grant execute on function app.end_step(uuid, bigint, int, int, int, text) to tandem_system;
