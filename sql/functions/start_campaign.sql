-- Starts an approved e-mail: whom it goes to and what it says are kept as they are now, and its letters wait for their turn.
-- after: audience_of, hold, in_person
create or replace function app.start_campaign(p_id uuid, p_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare c public.campaigns; t public.email_templates; v_source text; v_waiting int;
begin
  perform app.hold('campaigns', p_id, 'start'), app.in_person();
  select * into c from public.campaigns where id = p_id;
  v_source := c.audience ->> 'source';
  if c.status <> 'approved' or c.kind <> 'email' then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Only an approved e-mail is started.'; end if;
  select * into t from public.email_templates where id = c.template_id and status = 'active' and deleted_at is null for share;
  if md5(t.subject || chr(10) || t.body) is distinct from c.approved_text then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'The template has changed since the campaign was approved. Have it approved again.'; end if;
  if not v_source = any (t.written_to) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'The template uses what this audience does not have.'; end if;
  if cardinality(p_ids) > 100000 then raise 'INVALID_INPUT' using errcode = '22023'; end if;
  insert into app.campaign_letters (campaign_id, lead_id, contact_id, address, state, reason)
    select p_id, case v_source when 'leads' then row_id end, case v_source when 'contacts' then row_id end, case when reason is null then address end,
      case when reason is null then 'waiting' else 'left_out' end, reason from app.audience_of(v_source, p_ids, c.basis);
  select count(*) into v_waiting from app.campaign_letters where campaign_id = p_id and state = 'waiting';
  if v_waiting = 0 then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Nobody of this audience can be written to.'; end if;
  insert into app.campaign_sendings (campaign_id, subject, body, language, starter_id, next_at)
    values (p_id, t.subject, t.body, t.language, app.user_id(), now());
  update public.campaigns set status = 'running', started_by = app.user_id(), started_at = clock_timestamp() where id = p_id;
  return jsonb_build_object('id', p_id, 'waiting', v_waiting);
end $$;
grant execute on function app.start_campaign(uuid, uuid[]) to tandem_roles;
