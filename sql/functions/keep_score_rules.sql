-- There are 50 rules at most; when they change, all leads are scored anew (app.rescore).
create or replace function app.keep_score_rules() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- (Of rates only what a lead is worth follows.)
  if tg_table_name = 'rates' and not exists (select from public.score_rules where subject = 'worth' and deleted_at is null) then return null; end if;
  if (select count(*) from public.score_rules where deleted_at is null) > 50 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'There are 50 rules, which is the most. Remove one first.';
  end if;
  insert into app.rescoring (after) values ('00000000-0000-0000-0000-000000000000')
    on conflict (one) do update set after = excluded.after, noted_at = now(), again = false;
  return null;
end $$;
create or replace trigger w_rescore after insert or update or delete on public.score_rules
  for each statement execute function app.keep_score_rules();
create or replace trigger w_rescore after insert or update or delete on public.rates
  for each statement execute function app.keep_score_rules();
