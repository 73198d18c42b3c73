-- Whoever writes a contact's client on the contact itself (a form, a cell, a file) adds them to it, or makes it the first of theirs:
-- one that they belonged to already keeps the former; to a new one they move. Their part in decisions and whether they are the main
-- contact are of the first.
create or replace function app.follow_contact() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_link public.affiliations; v_moved boolean := true; v_said boolean := true;
begin
  if tg_op = 'UPDATE' then
    v_moved := new.account_id is distinct from old.account_id;
    v_said := (new.decision_role, new."primary") is distinct from (old.decision_role, old."primary");
  end if;
  select * into v_link from public.affiliations where contact_id = new.id and account_id = new.account_id and deleted_at is null;
  if new.account_id is not null and v_link.id is null then
    -- (Who moves is not the main contact of the new client where there is one.)
    insert into public.affiliations (contact_id, account_id, decision_role, main) values (new.id, new.account_id, new.decision_role, new."primary"
      and (tg_op = 'INSERT' or v_said or not exists (select from public.affiliations a where a.account_id = new.account_id and a.main
        and a.deleted_at is null and a.contact_deleted_at is null)));
  elsif v_link.id is not null and (v_said or not v_link.active) then
    update public.affiliations set active = true, decision_role = case when v_said then new.decision_role else decision_role end,
      main = case when v_said then new."primary" else main end where id = v_link.id;
  elsif v_link.id is not null then
    update public.contacts set decision_role = v_link.decision_role, "primary" = v_link.main
     where id = new.id and (decision_role, "primary") is distinct from (v_link.decision_role, v_link.main);
  end if;
  if tg_op = 'UPDATE' and v_moved and old.account_id is not null and v_link.id is null then
    update public.affiliations set deleted_at = now() where contact_id = new.id and account_id = old.account_id and deleted_at is null;
  end if;
  return null;
end $$;
create or replace trigger w_first_client after insert on public.contacts for each row
  when (pg_trigger_depth() = 0 and new.account_id is not null) execute function app.follow_contact();
create or replace trigger w_first_client_moved after update on public.contacts for each row when (pg_trigger_depth() = 0 and
  (new.account_id, new.decision_role, new."primary") is distinct from (old.account_id, old.decision_role, old."primary"))
  execute function app.follow_contact();
