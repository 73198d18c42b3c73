-- Agrees to a campaign as it is planned; an e-mail has a text and an audience by then. The text that was agreed to is the one that may be started.
-- after: hold, in_person
create or replace function app.approve_campaign(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare c public.campaigns; v_text text;
begin
  perform app.hold('campaigns', p_id, 'approve'), app.in_person();
  select * into c from public.campaigns where id = p_id;
  select md5(subject || chr(10) || body) into v_text from public.email_templates where id = c.template_id and status = 'active' and deleted_at is null;
  if c.kind = 'email' and (v_text is null or c.audience is null) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'Choose an active template and an audience before the e-mail is approved.'; end if;
  update public.campaigns set status = 'approved', approved_by = app.user_id(), approved_at = clock_timestamp(), approved_text = v_text where id = p_id;
end $$;
grant execute on function app.approve_campaign(uuid) to tandem_roles;
