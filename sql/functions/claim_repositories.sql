-- Those of the watched repositories whose turn it is, for the server that asks: nobody else gets them for five minutes, in which its
-- look with all retries has ended, or its server. Nothing while the agent is paused or all are halted.
-- after: monitor_works
create or replace function app.claim_repositories(p_most int, p_interval_ms int) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_claimed jsonb;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not exists (select from public.repositories where watched and deleted_at is null and next_look_at <= now()) or not app.monitor_works() then
    return '[]'; end if;
  with due as (select id from public.repositories where watched and deleted_at is null and next_look_at <= now()
      and coalesce(lease_until, '-infinity') <= now() order by next_look_at, id limit least(p_most, 5) for update skip locked),
    claimed as (update public.repositories r set looks = r.looks + 1, lease_until = now() + interval '5 minutes',
      next_look_at = now() + p_interval_ms * interval '1 millisecond' from due where r.id = due.id returning r.*)
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'look', c.looks, 'address', c.address, 'branch', c.branch, 'api_url', c.api_url,
      'sealed_token', t.sealed, 'former', c.report)), '[]') into v_claimed
    from claimed c left join app.repository_tokens t on t.repository_id = c.id;
  return v_claimed;
end $$;
grant execute on function app.claim_repositories(int, int) to tandem_system;
