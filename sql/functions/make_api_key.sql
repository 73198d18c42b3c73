-- As with app.change_password, the password's hash shows that the password was asked for.
create or replace function app.make_api_key(p_current text, p_token_hash bytea, p_name text, p_scope text, p_days int) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.api_keys;
begin
  perform app.in_person();
  if not exists (select from auth.account where "userId" = app.user_id() and "providerId" = 'credential' and password = p_current)
  then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  perform 1 from public.people where id = app.user_id() for update;
  if (select count(*) from app.api_keys where user_id = app.user_id() and ended_at is null) >= 20
  then raise 'API_KEYS' using errcode = '23514', column = 'name', detail = 'there are 20 API keys already'; end if;
  insert into app.api_keys (user_id, token_hash, name, scope, door, second_factor, expires_at)
  select p.id, p_token_hash, btrim(p_name), p_scope, p.kind, exists (select from auth.second_factor f
    where f."userId" = p.id and f.confirmed_at is not null), now() + p_days * interval '1 day'
    from public.people p where p.id = app.user_id() returning * into v;
  insert into app.api_key_uses (key_id) values (v.id);
  perform app.append('sessions', v.user_id, null, 'api_key_make', false, null,
    jsonb_build_object('key_id', v.id, 'name', v.name, 'scope', v.scope, 'expires_at', v.expires_at));
  return jsonb_build_object('id', v.id, 'expires_at', v.expires_at);
end $$;
grant execute on function app.make_api_key(text, bytea, text, text, integer) to tandem_roles;
