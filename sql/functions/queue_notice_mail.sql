create or replace function app.queue_notice_mail(p_user uuid, p_key text, p_subject text, p_body text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at)
  select 'notifications:' || p_key, 'notifications', email, p_subject, p_body, now() + interval '2 days' from public.people
    where id = p_user and status = 'active' and deleted_at is null
  on conflict do nothing;
end $$;
grant execute on function app.queue_notice_mail(uuid, text, text, text) to tandem_system;
