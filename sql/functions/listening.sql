-- Of these sessions and keys ("key:…"), those that still open a door, with their person, the role they have now and, for those
-- of `p_anew`, the keys that they hold: the server asks for its open streams.
create or replace function app.listening(p_tokens text[], p_anew uuid[]) returns table (token text, role text, person_id uuid, keys jsonb)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query select o.token, r.role, p.id, case when p.id = any (p_anew) then app.keys_held(p) end from (
      select s.token, s."userId" as user_id, s.door from auth.session s where s.token = any (p_tokens) and s."expiresAt" > now() and s.second_factor
      union all select t.token, k.user_id, k.door from unnest(p_tokens) t (token)
        join app.api_keys k on k.token_hash = sha256(convert_to(substr(t.token, 5), 'UTF8')) and app.key_opens(k) where t.token like 'key:%') o
    join public.people p on p.id = o.user_id and p.kind = o.door
    join lateral (select u.role from public.user_roles u where u.user_id = p.id order by u.created_at desc, u.id desc limit 1) r on true
   where p.status = 'active' and p.deleted_at is null;
end $$;
grant execute on function app.listening(text[], uuid[]) to tandem_system;
