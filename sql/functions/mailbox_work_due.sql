-- Of the tasks of app.work_due those of mailboxes.
-- after: box_mails_due, mailboxes_due
create or replace function app.mailbox_work_due() returns table (task text, pause interval)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'sync_mailboxes', interval '0' where exists (select from app.mailboxes_due())
  union all select 'send_mailboxes', interval '0' where exists (select from app.box_mails_due())
  union all select 'wake_conversations', interval '2 seconds'
    where exists (select from public.conversations where status = 'snoozed' and snoozed_until <= now())
$$;
