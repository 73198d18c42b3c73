-- What joins a contact and a client cannot move to others: those of one end are made anew at another, and go into the bin. Where that
-- belongs together already, it takes what it lacks; a client's main contact stays its main contact.
create or replace function app.belong_anew(p_column name, p_from uuid, p_to uuid) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v public.affiliations; v_there uuid; v_first uuid[];
begin
  v_first := array(select id from public.contacts where p_column = 'account_id' and account_id = p_from);
  for v in select * from public.affiliations where p_from = case p_column when 'account_id' then account_id else contact_id end and deleted_at is null
      order by id for update loop
    if p_column = 'account_id' then v.account_id := p_to; else v.contact_id := p_to; end if;
    select id into v_there from public.affiliations where contact_id = v.contact_id and account_id = v.account_id and deleted_at is null;
    update public.affiliations set deleted_at = now() where id = v.id;
    -- (One main contact of each client: the one that stays has its own.)
    v.main := v.main and not exists (select from public.affiliations a where a.account_id = v.account_id and a.main and a.deleted_at is null
      and a.contact_deleted_at is null);
    if v_there is null then
      insert into public.affiliations (contact_id, account_id, decision_role, main, active, since)
        values (v.contact_id, v.account_id, v.decision_role, v.main, v.active, v.since);
    else
      update public.affiliations set decision_role = coalesce(decision_role, v.decision_role), main = main or v.main, since = coalesce(since, v.since)
       where id = v_there and (decision_role, main, since)
         is distinct from (coalesce(decision_role, v.decision_role), main or v.main, coalesce(since, v.since));
    end if;
  end loop;
  update public.contacts c set account_id = p_to where c.id = any (v_first) and c.account_id is distinct from p_to
    and exists (select from public.affiliations a where a.contact_id = c.id and a.account_id = p_to and a.deleted_at is null);
end $$;
grant execute on function app.belong_anew(name, uuid, uuid) to tandem_definer;
