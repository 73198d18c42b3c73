-- Records through which door a new session came; false when it is not that person's door, or they are not active.
create or replace function app.open_door(p_token text, p_door text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_code boolean := exists (select from auth.session s join auth.second_factor f on f."userId" = s."userId"
  where s.token = p_token and f.confirmed_at is not null);
begin
  update auth.session s set door = p_door, second_factor = not v_code, "expiresAt" = case when v_code then now() + interval '10 minutes' else s."expiresAt" end
    from public.people p where s.token = p_token and p.id = s."userId" and p.kind = p_door and p.status = 'active' and p.deleted_at is null;
  if not found then return null; end if;
  return case when v_code then 'second_factor' else 'open' end;
end $$;
grant execute on function app.open_door(text, text) to tandem_auth;
