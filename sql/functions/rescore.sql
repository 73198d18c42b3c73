-- Scores leads anew: all, a thousand at a time, when the rules have changed, and those for which one begins or ends to hold by now.
-- Answers how many; more are to come when it is a thousand.
create or replace function app.rescore() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_after uuid; v_last uuid; v_scored int := 0;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select after into v_after from app.rescoring for update skip locked;
  if v_after is not null then
    with next as (select id from public.leads where id > v_after order by id limit 1000),
    scored as (update public.leads l set score_until = now() from next where l.id = next.id returning l.id)
    select count(*), max(id::text)::uuid into v_scored, v_last from scored;
    if v_scored < 1000 then delete from app.rescoring; else update app.rescoring set after = v_last; end if;
    return v_scored;
  end if;
  with due as (select id from public.leads where score_until <= now() order by score_until limit 1000 for no key update skip locked),
  scored as (update public.leads l set score_until = now() from due where l.id = due.id returning l.id)
  select count(*) into v_scored from scored;
  return v_scored;
end $$;
grant execute on function app.rescore() to tandem_system;
