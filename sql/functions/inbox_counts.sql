-- How many conversations wait for the caller in each part of the inbox, 100 at most each, and how their mailboxes stand.
create or replace function app.inbox_counts() returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('mine', (select count(*) from (select from public.conversations where owner_id = app.user_id() and status = 'open'
      and deleted_at is null limit 100) c),
    'unassigned', (select count(*) from (select from public.conversations where owner_id is null and status = 'open' and letters > 0 and deleted_at is null
      limit 100) c),
    'unread', (select count(*) from (select from public.conversations where unread and status = 'open' and deleted_at is null limit 100) c),
    'drafts', (select count(*) from (select from public.mails where created_by = app.user_id() and status = 'draft' and deleted_at is null limit 100) c),
    'mailboxes', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'address', address, 'visibility', visibility, 'status', status,
      'checked_at', checked_at, 'last_error', last_error, 'failing_since', failing_since, 'signature', signature, 'owner_id', owner_id) order by name, id),
        '[]')
      from (select * from public.mailboxes where deleted_at is null order by name, id limit 105) b))
$$;
grant execute on function app.inbox_counts() to tandem_roles;
