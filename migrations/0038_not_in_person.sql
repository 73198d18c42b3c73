-- Keys, and what runs in the background, never touch how somebody signs in, what they are told, or who may do what (ruling 34).

-- The claims say by which run one acts, too, if by one: a person's run is not the person.
drop function app.take(uuid, text, uuid, uuid, text, uuid);
create function app.take(p_user uuid, p_role text, p_team uuid, p_account uuid, p_request_id text, p_key uuid default null, p_run uuid default null) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare claims text := format('%s|%s|%s|%s|%s|%s|%s|%s', p_user, p_role, p_team, p_account, pg_backend_pid(), extract(epoch from now()), p_key, p_run);
begin
  perform set_config('app.claims', claims, true), set_config('app.signature', app.sign(claims), true),
          set_config('app.request_id', coalesce(p_request_id, ''), true);
  return 'tandem_' || p_role;
end $$;

-- As in 0020, and with the run.
create or replace function app.enter(p_proof text, p_request_id text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  means text := split_part(p_proof, ':', 1);
  secret text := substr(p_proof, length(means) + 2);
  proven record;
  who record;
begin
  if means = 'session' then
    select s."userId" as user_id, s."expiresAt" as until, s.door, s.second_factor as open, null::uuid as key_id, null::uuid as run_id
      into proven from auth.session s where s.token = secret;
  elsif means = 'key' then return app.enter_by_key(sha256(convert_to(secret, 'UTF8')), p_request_id);
  elsif means = 'run' then
    select r.user_id, r.expires_at as until, null::text as door, r.key_id, r.id as run_id,
           r.ended_at is null and (r.key_id is null or exists (select from app.api_keys k where k.id = r.key_id and app.key_opens(k))) as open
      into proven from app.runs r where r.token_hash = sha256(convert_to(secret, 'UTF8'));
  elsif means = 'system' and exists (select from vault.system_proofs where hash = sha256(convert_to(secret, 'UTF8'))) then
    return app.take(null, 'system', null, null, p_request_id);
  end if;
  if proven is null then raise 'AUTH_REQUIRED' using errcode = '28000'; end if;
  if proven.until <= now() then raise 'AUTH_EXPIRED' using errcode = '28000'; end if;
  select p.id, p.team_id, p.account_id, r.role into who from public.people p
    join lateral (select role from public.user_roles where user_id = p.id order by created_at desc, id desc limit 1) r on true
   where p.id = proven.user_id and p.status = 'active' and p.deleted_at is null and proven.open and (means = 'run' or proven.door = p.kind);
  if not found then raise 'AUTH_INVALID' using errcode = '28000'; end if;
  return app.take(who.id, who.role, who.team_id, who.account_id, p_request_id, proven.key_id, proven.run_id);
end $$;

-- Whether a key or a run acts, and not the person themselves.
create function app.by_machine() returns boolean language sql stable
  return app.key_id() is not null or coalesce((app.claims())[8], '') <> '';
create or replace function app.in_person() returns boolean language sql stable
  return case when app.by_machine() then app.refuse_key() else true end;

-- What somebody is told ---------------------------------------------------------------------------------------------------

do $$ declare t regclass; begin
  foreach t in array array['app.notification_settings', 'app.notification_mutes']::regclass[] loop
    execute format('create trigger "0_refuse_keys" before insert or update or delete on %s for each statement execute function app.refuse_keys()', t);
  end loop;
end $$;

-- Of many notices those of security are left as they are; whoever meant one of them is told so by whoever changes it.
create function app.spare_security() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if coalesce(current_setting('app.claims', true), '') <> '' and app.by_machine()
     and exists (select from app.notice_kinds k where k.kind = old.kind and k.security) then return null; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger "0_spare_security" before update or delete on public.notifications for each row execute function app.spare_security();

create or replace function public.mark_notification_read(p_notification_id uuid) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.notifications set read = true where id = p_notification_id and deleted_at is null;
  if found then return; end if;
  if exists (select from public.notifications where id = p_notification_id and deleted_at is null) then perform app.in_person(); end if;
  raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002';
end $$;

grant execute on function app.by_machine() to tandem_roles, tandem_definer;
grant execute on function app.take(uuid, text, uuid, uuid, text, uuid, uuid) to tandem_definer;
select app.settle_functions();
