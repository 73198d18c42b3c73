-- When a notification may be pushed: now or at a later time, or never (null), since it was read, is no longer seen or no
-- longer wanted.
create or replace function app.push_due(n public.notifications) returns timestamptz
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_security boolean := (select security from app.notice_kinds where kind = n.kind);
begin
  if n.read or n.deleted_at is not null or not app.goes_by(n.user_id, n.kind, 'push') then return null; end if;
  if n.snoozed_until > now() then return n.snoozed_until; end if;
  if n.row_id is not null and not app.would_see(n.user_id, n.entity, n.row_id) then return null; end if;
  if v_security then return now(); end if;
  if exists (select from app.notification_mutes m where m.user_id = n.user_id and m.entity = n.entity and m.row_id = n.row_id) then return null; end if;
  return app.after_quiet(n.user_id, now());
end $$;
