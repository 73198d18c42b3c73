-- Tells whoever decides what agents may spend that so many percent of a day's budget are spent, once; at 100, that what would cost more waits.
-- after: current_role_of, goes_by, tell
create or replace function app.warn_of_budget(p_kind text, p_whose uuid, p_day date, p_percent int) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.tell(array_agg((p.id, 'budget', 'warning', case p_percent when 100 then 'A budget of the agents is spent: what it would pay for waits'
      else '{{count}} % of a budget of the agents is spent' end, w.name, '/security?part=model', null, null, null,
      jsonb_build_object('count', p_percent), w.key, now())::app.notice_draft))
    from (select coalesce((select name from public.ai_agents where p_kind = 'agent' and id = p_whose),
        (select name from public.people where p_kind = 'person' and id = p_whose), (select name from public.company)) as name, concat_ws(':', 'budget', p_kind, p_whose, p_day, p_percent) as key) w
      join public.people p on p.status = 'active' and p.deleted_at is null and exists (select from app.role_permissions r
        where r.role = app.current_role_of(p.id) and r.entity = 'model_endpoint' and r.verb = 'update')
   where not exists (select from public.notifications n where n.user_id = p.id and n.dedupe_key = w.key) having count(*) > 0
$$;
