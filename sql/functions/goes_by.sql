-- Does this kind go to this person by this channel? What concerns security always does.
create or replace function app.goes_by(p_user uuid, p_kind text, p_channel text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select k.security or coalesce((s.channels -> p_kind ->> p_channel)::boolean, (to_jsonb(k) ->> p_channel)::boolean)
    from app.notice_kinds k left join app.notification_settings s on s.user_id = p_user where k.kind = p_kind
$$;
