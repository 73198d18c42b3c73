-- What joins a contact and a client: the pair once; ends that stay; the main contact of a client is one, and whoever becomes it takes
-- it from the other. (Who becomes it waits for who is becoming it; who only gives it up waits for nobody, so that no two wait for
-- each other.) Whoever comes back from the bin leaves it to whom took their place.
-- Long: one trigger, so that each sees what the one before has made of the row.
create or replace function app.check_affiliation() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_main boolean := new.main and new.active and new.deleted_at is null and new.contact_deleted_at is null;
begin
  if tg_op = 'UPDATE' and (new.contact_id, new.account_id) is distinct from (old.contact_id, old.account_id)
  then raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'account_id',
    detail = 'A contact is not moved this way. Remove them from this client, and add them to the other one.'; end if;
  if new.deleted_at is null and (tg_op = 'INSERT' or old.deleted_at is not null)
    -- (To whom may not add any the policies answer.)
    and (case when app.actor_id() is not null then app.rights('affiliations') ? 'create' end)
    and exists (select from public.affiliations a where a.contact_id = new.contact_id
      and a.account_id = new.account_id and a.deleted_at is null and a.id <> new.id)
  then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', column = 'contact_id', detail = 'This contact belongs to this client already.'; end if;
  if tg_op = 'INSERT' and new.decision_role is null then
    -- (What was said of somebody who belonged to no client is of their first one.)
    new.decision_role := (select c.decision_role from public.contacts c where c.id = new.contact_id and c.account_id is null);
  end if;
  if not new.active then new.main := false; end if;
  if v_main and (tg_op = 'INSERT' or not (old.main and old.deleted_at is null and old.contact_deleted_at is null)) then
    perform pg_advisory_xact_lock(hashtextextended('main contact ' || new.account_id, 0));
    if tg_op = 'UPDATE' and old.main then
      new.main := not exists (select from public.affiliations a
        where a.account_id = new.account_id and a.main and a.deleted_at is null and a.contact_deleted_at is null and a.id <> new.id);
    else
      update public.affiliations a set main = false
       where a.account_id = new.account_id and a.main and a.deleted_at is null and a.contact_deleted_at is null and a.id <> new.id;
    end if;
  end if;
  return new;
end $$;
create or replace trigger e_affiliation before insert or update on public.affiliations for each row execute function app.check_affiliation();
