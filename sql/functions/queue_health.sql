-- Notes of which clients the health is to be worked out again: rows are only added, so that nobody waits for another here.
create or replace function app.queue_health() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_table_name = 'activities' then
    insert into app.health_queue (account_id) select distinct account_id from (
      select r.id as account_id from unnest(array[old.row_id, new.row_id], array[old.entity, new.entity]) r (id, entity) where entity = 'accounts'
      union all select l.account_id from public.leads l where l.id in (old.row_id, new.row_id)
      union all select b.account_id from public.affiliations b where b.contact_id in (old.row_id, new.row_id) and b.deleted_at is null) a
      where account_id is not null;
  elsif tg_table_name = 'accounts' then
    insert into app.health_queue (account_id) values (new.id);
  else
    insert into app.health_queue (account_id) select distinct id from unnest(array[old.account_id, new.account_id]) a (id) where id is not null;
  end if;
  return null;
end $$;
create or replace trigger w_health after insert or delete on public.activities for each row execute function app.queue_health();
create or replace trigger w_health_changed after update on public.activities for each row
  when ((new.row_id, new.state, new.kind, new.at, new.deleted_at) is distinct from (old.row_id, old.state, old.kind, old.at, old.deleted_at))
  execute function app.queue_health();
create or replace trigger w_health after insert on public.leads for each row when (new.account_id is not null) execute function app.queue_health();
create or replace trigger w_health_changed after update on public.leads for each row
  when ((new.account_id, new.stage, new.owner_id, new.team_id, new.deleted_at)
    is distinct from (old.account_id, old.stage, old.owner_id, old.team_id, old.deleted_at)) execute function app.queue_health();
create or replace trigger w_health after insert or delete on public.affiliations for each row execute function app.queue_health();
create or replace trigger w_health_changed after update on public.affiliations for each row
  when ((new.deleted_at, new.contact_deleted_at, new.contact_team_id, new.contact_owner_id)
    is distinct from (old.deleted_at, old.contact_deleted_at, old.contact_team_id, old.contact_owner_id)) execute function app.queue_health();
create or replace trigger w_health after update on public.accounts for each row
  when ((new.owner_id, new.team_id) is distinct from (old.owner_id, old.team_id)) execute function app.queue_health();
