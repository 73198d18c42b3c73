-- Begins a session for whoever has shown, by something else than a password, who they are; with a second step of their own
-- where what they have shown counts as one. Like app.open_door: 'open', 'second_factor', or null where this door is not theirs.
create or replace function app.begin_session(p_user uuid, p_door text, p_second boolean, p_token text, p_address text, p_agent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into auth.session (token, "userId", "expiresAt", "ipAddress", "userAgent")
  select p_token, p.id, now() + interval '30 days', p_address, left(p_agent, 500)
    from public.people p where p.id = p_user and p.kind = p_door and p.status = 'active' and p.deleted_at is null;
  if not found then return null; end if;
  if not p_second then return app.open_door(p_token, p_door); end if;
  update auth.session set door = p_door, second_factor = true where token = p_token;
  return 'open';
end $$;
