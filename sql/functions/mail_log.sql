-- The log of mails for those who may see it; never what stands in them.
create or replace function app.mail_log() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('outgoing_mail', 'read');
  return (select coalesce(jsonb_agg(m order by m.created_at desc, m.id), '[]') from (
    select id, purpose, to_address, subject, state, attempts, next_attempt_at, last_error, created_at, sent_at, state = 'failed'
      and body is not null and app.rights('outgoing_mail') ? 'retry' as can_retry
      from app.outgoing_mail order by created_at desc, id limit 100) m);
end $$;
grant execute on function app.mail_log() to tandem_roles;
