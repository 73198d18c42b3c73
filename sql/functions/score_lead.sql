-- A lead's score is the sum of the points of the rules that hold, where there are any; it is worked out again when one of them begins or
-- ends to hold by itself, since time has passed (app.rescore). Without rules it is what somebody writes.
create or replace function app.score_lead() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_row jsonb; v_touched timestamptz; v_worth numeric; v_points int;
begin
  if not exists (select from public.score_rules where deleted_at is null) then
    new.score_reasons := null; new.score_until := null;
    return new;
  end if;
  v_row := to_jsonb(new);
  if tg_op = 'UPDATE' and new.score is distinct from old.score and v_row - '{score,version,updated_at,updated_by,weighted,search,answer}'::text[]
      = to_jsonb(old) - '{score,version,updated_at,updated_by,weighted,search,answer}'::text[] then
    raise 'SCORE' using errcode = '23514', column = 'score', detail = 'follows the rules of the score; change those'; end if;
  v_touched := coalesce(new.last_touch_at, new.created_at);
  -- (What a currency is worth that has no rate is not known.)
  v_worth := new.value * case when exists (select from public.company c where c.currency = new.currency) then 1
    else (select r.rate from public.rates r where r.currency = new.currency and r.deleted_at is null) end;
  select coalesce(sum(points) filter (where holds), 0), min(at) filter (where at > now()),
      coalesce(jsonb_agg(jsonb_build_object('subject', subject, 'value', value, 'amount', amount, 'points', points)
        order by points desc, id) filter (where holds), '[]')
    into v_points, new.score_until, new.score_reasons
    from (select r.*, case r.subject
        when 'source' then new.source = r.value
        when 'country' then new.country = r.value
        when 'has' then coalesce(v_row ->> r.value, '') not in ('', '[]')
        when 'lacks' then coalesce(v_row ->> r.value, '') in ('', '[]')
        when 'worth' then v_worth >= r.amount
        when 'touched' then new.last_touch_at > now() - make_interval(days => r.amount)
        when 'untouched' then v_touched <= now() - make_interval(days => r.amount)
        when 'older' then new.created_at <= now() - make_interval(days => r.amount)
        else new.next_activity_at <= now() end as holds,
      case r.subject when 'touched' then new.last_touch_at + make_interval(days => r.amount)
        when 'untouched' then v_touched + make_interval(days => r.amount)
        when 'older' then new.created_at + make_interval(days => r.amount)
        when 'overdue' then new.next_activity_at end as at
      from public.score_rules r where r.deleted_at is null) rules;
  new.score := greatest(0, least(100, v_points));
  return new;
end $$;
create or replace trigger f_score before insert or update of source, country, emails, phones, company_name, title, website, value, currency,
  expected_close, next_activity_at, last_touch_at, account_id, score, score_until on public.leads for each row execute function app.score_lead();
