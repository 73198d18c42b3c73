-- Tells the colleagues among these recipients that a document waits for them.
-- after: tell
create or replace function app.tell_recipients(p_recipients uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_drafts app.notice_draft[];
begin
  select array_agg((r.person_id, 'signature', 'info', case r.purpose when 'signature' then 'A document waits for your signature'
      else 'A document waits for your approval' end, r.about, '/documents', 'envelope_recipients', r.id, e.created_by, '{"count":1}'::jsonb,
      concat_ws(':', 'asked', r.id, r.reminders, r.end_reminded), now())::app.notice_draft) into v_drafts
    from public.envelope_recipients r join public.envelopes e on e.id = r.envelope_id join public.people p on p.id = r.person_id
    where r.id = any (p_recipients) and r.open and p.status = 'active' and p.deleted_at is null;
  if v_drafts is not null then perform app.tell(v_drafts); end if;
end $$;
