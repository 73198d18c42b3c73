-- Events as the browser has queued them; the same id twice is one. Nothing is kept of who has not agreed.
create or replace function app.record_usage(p_events jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app.preferences where user_id = app.user_id() and consents ? 'usage') then return; end if;
  insert into app.usage_events (id, user_id, name, at, path, properties)
    select (e ->> 'id')::uuid, app.user_id(), e ->> 'name', least((e ->> 'at')::timestamptz, now()), e ->> 'path', coalesce(e -> 'properties', '{}')
      from jsonb_array_elements(p_events) e on conflict (id) do nothing;
end $$;
grant execute on function app.record_usage(jsonb) to tandem_roles;
