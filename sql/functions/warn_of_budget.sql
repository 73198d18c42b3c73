-- Tells whoever decides what agents may spend that so many percent of a day's budget are spent, once; at 100, that what would cost more waits.
-- after: tell_whoever
create or replace function app.warn_of_budget(p_kind text, p_whose uuid, p_day date, p_percent int) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.tell_whoever('model_endpoint', 'update', (null, 'agents', 'warning', case p_percent
      when 100 then 'A budget of the agents is spent: what it would pay for waits' else '{{count}} % of a budget of the agents is spent' end,
    coalesce((select name from public.ai_agents where p_kind = 'agent' and id = p_whose),
      (select name from public.people where p_kind = 'person' and id = p_whose), (select name from public.company)),
    '/security?part=model', null, null, null, jsonb_build_object('count', p_percent),
    concat_ws(':', 'budget', p_kind, p_whose, p_day, p_percent), now())::app.notice_draft)
$$;
