-- A contact's own client, part in decisions and whether they are the main contact are those of the first client that they belong to:
-- the one that it was while they are there, else the one that they have belonged to the longest.
create or replace function app.follow_first_client() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_contact uuid := case when tg_op = 'DELETE' then old.contact_id else new.contact_id end;
begin
  if tg_op = 'UPDATE' and (new.decision_role, new.main, new.active, new.deleted_at)
    is not distinct from (old.decision_role, old.main, old.active, old.deleted_at) then return null; end if;
  update public.contacts c set account_id = n.account_id, decision_role = n.decision_role, "primary" = n.main
    from (select o.account_id as was, f.account_id, case when f.id is null then o.decision_role else f.decision_role end as decision_role,
        coalesce(f.main, false) as main
      from public.contacts o left join lateral (select a.id, a.account_id, a.decision_role, a.main from public.affiliations a
        where a.contact_id = o.id and a.deleted_at is null
        order by a.active desc, a.account_id is not distinct from o.account_id desc, a.created_at, a.id limit 1) f on true where o.id = v_contact) n
   where c.id = v_contact and (c.account_id, c.decision_role, c."primary") is distinct from (n.account_id, n.decision_role, n.main);
  return null;
end $$;
create or replace trigger w_first_client after insert or update or delete on public.affiliations for each row execute function app.follow_first_client();
