-- A prospect of whose leads one is won is a customer, and active. (What takes the conversion back undoes it: app.take_back_conversion.)
create or replace function app.follow_won_lead() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.deleted_at is not null or (select type from public.stages where key = new.stage) <> 'won' then return null; end if;
  -- (Handed on from a stage that was removed, it was won before.)
  if tg_op = 'UPDATE' and new.account_id is not distinct from old.account_id
    and (select type from public.stages where key = old.stage) = 'won' then return null; end if;
  update public.accounts set type = case type when 'prospect' then 'customer' else type end,
      stage = case stage when 'prospect' then 'active' else stage end
    where id = new.account_id and deleted_at is null and (type = 'prospect' or stage = 'prospect');
  return null;
end $$;
create or replace trigger w_won after insert on public.leads for each row
  when (new.account_id is not null) execute function app.follow_won_lead();
create or replace trigger w_won_now after update on public.leads for each row
  when (new.account_id is not null and (new.stage, new.account_id) is distinct from (old.stage, old.account_id))
  execute function app.follow_won_lead();
