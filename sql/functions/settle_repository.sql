-- Notes how a look ended, where no later one has begun and it is still watched so: with what was found, or why it could not be looked at.
-- What is told after a halt is not kept: it is looked at again. Answers whether it was noted.
-- after: agents_halted
create or replace function app.settle_repository(p_id uuid, p_look int, p_report jsonb, p_status text, p_failing text[], p_head text, p_error text)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if app.agents_halted() then
    update public.repositories set lease_until = null, next_look_at = now() where id = p_id and looks = p_look;
    return false;
  end if;
  -- (Of what could not be looked at, the last that was found stays. One that failed before too is left alone twice as long as it was,
  -- from one minute to thirty; not where somebody asked for another look during this one. It was claimed five minutes before its lease ends.)
  update public.repositories set lease_until = null, looked_at = now(), status = case when p_error is null then p_status else 'failed' end,
      failing = case when p_error is null then p_failing else failing end, head = case when p_error is null then p_head else head end,
      report = case when p_error is null then p_report else report end, last_error = left(p_error, 500),
      next_look_at = case when p_error is null or next_look_at < lease_until - interval '4 minutes' then next_look_at
        else now() + case when status = 'failed' then least(greatest(2 * (lease_until - interval '5 minutes' - looked_at), interval '1 minute'),
          interval '30 minutes') else interval '1 minute' end end
    where id = p_id and looks = p_look and lease_until is not null and deleted_at is null;
  return found;
end $$;
grant execute on function app.settle_repository(uuid, int, jsonb, text, text[], text, text) to tandem_system;
