-- Notes how a look at a mailbox ended. After a failure the next waits 1, 2, 4 … minutes, an hour at most.
create or replace function app.settle_mailbox(p_id uuid, p_error text, p_more boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.mailbox_ways set leased_until = null, tries = case when p_error is null then 0 else least(tries + 1, 100) end,
    next_at = case when p_error is not null then now() + least(interval '1 minute' * 2 ^ least(tries, 10), interval '1 hour') when p_more then now()
      else now() + interval '30 seconds' end where mailbox_id = p_id;
  if p_error is null then
    update public.mailboxes set checked_at = now(), status = case when status in ('waiting', 'failing') then 'working' else status end,
      failing_since = null, last_error = null where id = p_id;
  else
    update public.mailboxes set failing_since = coalesce(failing_since, now()), last_error = left(p_error, 300),
      status = case when status in ('waiting', 'working') then 'failing' else status end where id = p_id;
  end if;
end $$;
grant execute on function app.settle_mailbox(uuid, text, boolean) to tandem_system;
