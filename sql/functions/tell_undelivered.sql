-- Tells whoever sent a letter from a record that it will not arrive, and why.
create or replace function app.tell_undelivered(p_mail app.outgoing_mail) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.tell(array_agg((p_mail.sender_id, 'undelivered', 'error', 'An e-mail did not arrive',
      concat_ws(' · ', p_mail.to_address, p_mail.subject, p_mail.last_error),
      app.way_to((select n.path from app.noticed n where n.entity = a.entity), a.row_id),
      a.entity, a.row_id, null, '{}', concat_ws(':', 'undelivered', p_mail.id, p_mail.attempts), now())::app.notice_draft))
    from public.activities a join public.people p on p.id = p_mail.sender_id and p.status = 'active' and p.deleted_at is null
   where a.id = p_mail.activity_id and app.would_see(p.id, a.entity, a.row_id) and (app.goes_by(p.id, 'undelivered', 'in_app')
      or app.goes_by(p.id, 'undelivered', 'email') or app.goes_by(p.id, 'undelivered', 'push'))
  having count(*) > 0
$$;
