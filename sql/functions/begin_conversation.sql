-- A new conversation of a mailbox, about whom its address is known as: a contact of a client, else a lead that is not over.
create or replace function app.begin_conversation(p_mailbox uuid, p_subject text, p_name text, p_address text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare c public.contacts; v_lead uuid; v uuid;
begin
  if p_address is not null then
    select * into c from public.contacts where lower(p_address) = any (emails) and deleted_at is null order by created_at limit 1;
    if c.id is null then
      select id into v_lead from public.leads where lower(p_address) = any (emails) and deleted_at is null and converted_at is null
        order by created_at desc limit 1;
    end if;
  end if;
  insert into public.conversations (mailbox_id, name, counterpart, counterpart_address, contact_id, account_id, lead_id)
    values (p_mailbox, coalesce(nullif(left(btrim(p_subject), 500), ''), '—'), left(coalesce(nullif(p_name, ''), p_address), 300), left(p_address, 320),
      c.id, (select id from public.accounts where id = c.account_id and deleted_at is null), v_lead) returning id into v;
  -- (Nobody answers it yet, whoever began it, but in a mailbox of one's own.)
  update public.conversations n set owner_id = case when b.visibility = 'private' then b.owner_id end from public.mailboxes b where n.id = v
    and b.id = p_mailbox and n.owner_id is distinct from case when b.visibility = 'private' then b.owner_id end;
  return v;
end $$;
