create or replace function app.my_notice_choices() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'kinds', (select jsonb_agg(jsonb_build_object('kind', k.kind, 'security', k.security, 'in_app', app.goes_by(app.user_id(), k.kind, 'in_app'),
      'email', app.goes_by(app.user_id(), k.kind, 'email'), 'push', app.goes_by(app.user_id(), k.kind, 'push')) order by k.place)
      from app.notice_kinds k where k.security or (select kind from public.people where id = app.user_id()) = 'employee'
        -- (Who may not have repositories looked at is never told of one, nor of findings who does not deal with them.)
        and not exists (select from (values ('repository', 'repositories', 'look'), ('finding', 'agent_findings', 'update'),
            ('time_refused', 'time_entries', 'create'), ('time_missing', 'time_entries', 'create'),
            ('due_soon', 'tasks', 'update'), ('overdue', 'tasks', 'update'),
            ('messaged', 'messages', 'create'), ('webhook', 'webhooks', 'pause'),
            ('ticket_asked', 'tickets', 'claim'), ('ticket_due', 'tickets', 'update'), ('rights_end', 'briefs', 'create')) w (kind, entity, verb)
          where w.kind = k.kind and not exists (select from app.role_permissions r where (r.role, r.entity, r.verb) = (app.role(), w.entity, w.verb)))),
    'quiet_from', to_char(s.quiet_from, 'HH24:MI'), 'quiet_until', to_char(s.quiet_until, 'HH24:MI'), 'digest_hour', s.digest_hour)
  from (select) here left join app.notification_settings s on s.user_id = app.user_id()
$$;
grant execute on function app.my_notice_choices() to tandem_roles;
