-- The next recipient from outside to whom an e-mail with their link is to be written. What has waited for two days is let go.
create or replace function app.next_envelope_mail() returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r public.envelope_recipients;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update public.envelope_recipients set mail_due = false
    where mail_due and (not open or coalesce(reminded_at, asked_at) < now() - interval '2 days' or parent_deleted_at is not null);
  select * into r from public.envelope_recipients where mail_due order by asked_at limit 1;
  if not found then return null; end if;
  return (select jsonb_build_object('id', r.id, 'edition', r.edition, 'name', r.name, 'purpose', e.purpose, 'language', e.language, 'document', e.name,
      'again', r.reminded_at is not null, 'expires_at', e.expires_at, 'message', e.message, 'company', (select name from public.company),
      'asked_by', (select p.name from public.people p where p.id = e.created_by)) from public.envelopes e where e.id = r.envelope_id);
end $$;
grant execute on function app.next_envelope_mail() to tandem_system;
