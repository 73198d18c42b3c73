create or replace function app.retry_mail(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('outgoing_mail', 'retry');
  update app.outgoing_mail set state = 'queued', attempts = 0, next_attempt_at = now(), leased_until = null
    where id = p_id and state = 'failed' and body is not null;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
end $$;
grant execute on function app.retry_mail(uuid) to tandem_roles;
