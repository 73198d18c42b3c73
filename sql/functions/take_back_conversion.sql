-- Takes a conversion back as one act: the lead is reopened and no longer linked, what was made goes into the bin, what was filled
-- in is empty again. The log says what the conversion did. What was changed since, or stands under something else, is kept; the
-- answer tells both, by name as far as the caller sees it.
create or replace function app.take_back_conversion(p_lead uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_lead public.leads; v_done app.log; v_entry app.log; v_why text; v_columns text[]; v_told jsonb := '{"removed": [], "kept": []}';
begin
  perform app.hold('leads', p_lead, 'convert');
  select * into v_lead from public.leads where id = p_lead;
  if v_lead.converted_at is null
  then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This lead is not converted.'; end if;
  select * into v_done from app.log where entity = 'leads' and row_id = p_lead and verb = 'update' and after ->> 'converted_at' is not null
    order by at desc, id desc limit 1;
  update public.leads l set converted_at = null, converted_contact_id = null,
      account_id = case when v_done.after ? 'account_id' and l.account_id = (v_done.after ->> 'account_id')::uuid
        then (select id from public.accounts where id = (v_done.before ->> 'account_id')::uuid and deleted_at is null) else l.account_id end,
      -- (Where the conversion won it.)
      stage = case when v_done.after ? 'stage' and s.type = 'won' then coalesce(l.reopened_to, (select f.key from public.stages f
        where f.pipeline = s.pipeline and f.type = 'open' and f.replaced_by is null order by f.rank limit 1), l.stage) else l.stage end
    from public.stages s where l.id = p_lead and s.key = l.stage;
  -- A contact who was there belongs no longer to the client that they were added to.
  update public.affiliations a set deleted_at = now() where a.deleted_at is null and a.contact_id = v_lead.converted_contact_id
    and exists (select from app.log l where l.xid = v_done.xid and l.entity = 'affiliations' and l.row_id = a.id and l.verb = 'create')
    and not exists (select from app.log l where l.xid = v_done.xid and l.entity = 'contacts' and l.row_id = a.contact_id and l.verb = 'create')
    and exists (select from public.contacts c where c.id = a.contact_id and c.account_id is distinct from a.account_id);
  -- The contact before its account, on which it stands.
  for v_entry in select * from app.log where xid = v_done.xid and (verb = 'update' or not masked)
      and (entity, row_id) in (('accounts', coalesce((v_done.after ->> 'account_id')::uuid, v_lead.account_id)),
        ('contacts', (v_done.after ->> 'converted_contact_id')::uuid),
        ('projects', (select id from public.projects where lead_id = p_lead and created_at = v_lead.converted_at))) order by id desc loop
    v_why := null; v_columns := null;
    -- (Whoever has bought something else stays a customer.)
    if v_entry.entity = 'accounts' and exists (select from public.leads l
      where l.account_id = v_entry.row_id and l.stage in (select key from public.stages where type = 'won') and l.deleted_at is null)
    then v_entry.after := v_entry.after - '{stage,type}'::text[]; end if;
    if v_entry.entity = 'projects' then v_why := app.unmake_project(v_entry);
    elsif v_entry.verb = 'create' then v_why := app.unmake(v_entry); else v_columns := app.unfill(v_entry); end if;
    v_told := case
      when v_why is not null or v_columns is not null then jsonb_insert(v_told, '{kept,-1}', app.name_told(v_entry)
        || jsonb_build_object('why', coalesce(v_why, 'changed'), 'fields', to_jsonb(coalesce(v_columns, '{}'))), true)
      when v_entry.verb = 'create' then jsonb_insert(v_told, '{removed,-1}', app.name_told(v_entry), true) else v_told end;
  end loop;
  return v_told;
end $$;
grant execute on function app.take_back_conversion(uuid) to tandem_roles;
