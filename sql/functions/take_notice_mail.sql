-- Takes the notifications that are due by mail for one person: those still unread, of what the person still sees. Null when
-- nobody's are.
create or replace function app.take_notice_mail(p_user uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_due jsonb;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- (Another server may be at it.)
  perform from app.notice_mails where user_id = p_user and due_at <= now() order by due_at limit 1 for update skip locked;
  if not found then return null; end if;
  with due as (delete from app.notice_mails where user_id = p_user and due_at <= now() returning notification_id)
    select jsonb_build_object('user_id', p.id, 'name', p.name, 'language', p.language, 'notices', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'title', n.title, 'message', n.message, 'details', n.details, 'action_url', n.action_url)
        order by n.created_at, n.id)
        from due d join public.notifications n on n.id = d.notification_id
       where not n.read and n.deleted_at is null and n.created_at > now() - interval '2 days'
         and (n.row_id is null or app.would_see(p_user, n.entity, n.row_id))), '[]')) into v_due
      from public.people p where p.id = p_user;
  return v_due;
end $$;
grant execute on function app.take_notice_mail(uuid) to tandem_system;
