-- Does the caller read what comes to a mailbox? Who may change one of a team alone does not.
create or replace function app.reads_mailbox(p_id uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.sees_within('mailboxes', p_id) and exists (select from public.mailboxes b where b.id = p_id and b.deleted_at is null and
    case b.visibility when 'private' then b.owner_id = app.user_id() when 'team' then b.readers_team_id = app.team_id() else true end)
$$;
