-- A mailbox is its owner's, or its team's or the company's; a password stays with the servers and the name that it was given for. So that nobody leads
-- it elsewhere, another server asks for it again.
create or replace function app.keep_mailbox() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.status := 'waiting';
    new.owner_id := coalesce(new.owner_id, case when new.visibility = 'private' then app.actor_id() end);
    perform pg_advisory_xact_lock(7137, hashtext(coalesce(new.owner_id::text, '')));
    if app.actor_id() is not null and (select count(*) from public.mailboxes where deleted_at is null
        and (new.visibility = 'private') = (visibility = 'private') and (new.visibility <> 'private' or owner_id = new.owner_id)) >=
        (case when new.visibility = 'private' then 20 else 100 end) then
      raise 'QUOTA_EXCEEDED' using detail = 'There can be 20 mailboxes of your own, and 100 that are shared.'; end if;
  elsif (new.imap_host, new.imap_port, new.imap_security, new.smtp_host, new.smtp_port, new.smtp_security, new.login) is distinct from
      (old.imap_host, old.imap_port, old.imap_security, old.smtp_host, old.smtp_port, old.smtp_security, old.login) then
    delete from app.mailbox_ways where mailbox_id = new.id;
    delete from app.mailbox_folders where mailbox_id = new.id;
    delete from app.mail_arrivals where mailbox_id = new.id;
    new.failing_since := null; new.last_error := null;
    if new.status in ('working', 'failing') then new.status := 'waiting'; end if;
  elsif old.status = 'paused' and new.status = 'waiting' then
    update app.mailbox_ways set next_at = now(), tries = 0, leased_until = null where mailbox_id = new.id;
  end if;
  if new.deleted_at is not null then delete from app.mailbox_ways where mailbox_id = new.id; end if;
  if app.actor_id() is not null and new.visibility = 'team' then new.readers_team_id := coalesce(new.readers_team_id, app.team_id()); end if;
  new.address := btrim(new.address);
  return new;
end $$;
create or replace trigger e_mailbox before insert or update on public.mailboxes for each row execute function app.keep_mailbox();
