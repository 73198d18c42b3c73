-- Scores leads anew: all, a thousand at a time, when the rules have changed, and those for which one begins or ends to hold by now.
-- Ten minutes later those that were written meanwhile go once more: their transactions may have known the former rules. Answers how
-- many there were; more are to come when it is a thousand.
create or replace function app.rescore() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.rescoring; v_ids uuid[];
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from app.rescoring for update skip locked;
  if v.one and (not v.again or v.noted_at < now() - interval '10 minutes') then
    v_ids := array(select id from public.leads where id > v.after and (not v.again or updated_at > v.noted_at - interval '10 minutes')
      order by id limit 1000);
    update public.leads set score_until = now() where id = any (v_ids);
    if cardinality(v_ids) = 1000 then update app.rescoring set after = v_ids[1000];
    elsif v.again then delete from app.rescoring;
    else update app.rescoring set after = '00000000-0000-0000-0000-000000000000', again = true; end if;
    return cardinality(v_ids);
  end if;
  v_ids := array(select id from public.leads where score_until <= now() order by score_until limit 1000 for no key update skip locked);
  update public.leads set score_until = now() where id = any (v_ids);
  return cardinality(v_ids);
end $$;
grant execute on function app.rescore() to tandem_system;
