-- Works out the health of a client: 50 points, and what each reason adds or takes; none where there is nothing to go by. It is worked
-- out again when the next of these reasons changes by itself, since time has passed.
create or replace function app.weigh_client(p_account uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare f record; v_days int; v_reasons jsonb; v_score int;
begin
  perform from public.accounts where id = p_account for no key update;
  -- (Before it is looked: what comes in between is looked at again.)
  delete from app.health_queue where account_id = p_account;
  select * into f from app.health_facts(p_account);
  v_days := floor(extract(epoch from now() - f.touched) / 86400);
  select jsonb_agg(jsonb_build_object('rule', rule, 'points', points, 'count', n) order by place), 50 + sum(points) into v_reasons, v_score
    from (values (1, 'spoken', case when v_days < 30 then 25 end, null), (1, 'quiet', case when v_days >= 90 then -30 when v_days >= 60 then -15 end,
        case when v_days >= 90 then 90 else 60 end),
      (2, 'overdue', case when f.overdue > 0 then -10 * least(f.overdue, 2) end, f.overdue),
      (3, 'open', case when f.open > 0 then 5 end, f.open), (4, 'won', case when f.won > 0 then 15 end, f.won),
      (5, 'lost', case when f.lost > 0 then -15 * least(f.lost, 2) end, f.lost)) r (place, rule, points, n) where points is not null;
  v_score := case when f.touched is not null or v_reasons is not null then greatest(0, least(100, coalesce(v_score, 50))) end;
  update public.accounts a set health_score = v_score, health_reasons = v_reasons
    where a.id = p_account and (a.health_score, a.health_reasons) is distinct from (v_score, v_reasons);
  insert into app.health_queue (account_id, due) select p_account, min(at) from (values (f.touched + interval '30 days'),
      (f.touched + interval '60 days'), (f.touched + interval '90 days'), (f.next_planned), (f.last_lost + interval '90 days'),
      (f.last_won + interval '365 days')) due (at) where at > now() having min(at) is not null;
end $$;
grant execute on function app.weigh_client(uuid) to tandem_definer;
