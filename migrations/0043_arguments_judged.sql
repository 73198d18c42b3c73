-- What definers let their callers choose, judged one by one (src/rights/definers.ts).

-- Gives a row to somebody, or takes an unowned one: the one way to change an owner, by these two verbs and no other, and
-- one takes for oneself only. Whether the caller may is judged by the scopes of the verb on that row; of one that they do
-- not see they are told nothing. The new owner must be an active employee.
create or replace function app.hand_over(p_entity text, p_row uuid, p_to uuid, p_verb text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_may text; v_sees text; may boolean;
begin
  if p_verb not in ('assign', 'claim') or (p_verb = 'claim' and p_to is distinct from app.user_id())
  then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = 'Records change hands by assign, or by claim for oneself.'; end if;
  perform app.require(p_entity, p_verb);
  select string_agg(app.predicate(s.predicate), ' or ') filter (where p.verb = p_verb), string_agg(app.predicate(s.predicate), ' or ') filter (where p.verb = 'read')
    into v_may, v_sees from app.role_permissions p join app.scopes s using (entity, scope)
   where p.role = app.role() and p.entity = p_entity and p.verb in (p_verb, 'read');
  execute format('select %s from public.%I where id = $1 and deleted_at is null and (%s) for update', coalesce(v_may, 'false'), p_entity, coalesce(v_sees, 'false')) into may using p_row;
  if may is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if not may then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if not exists (select from public.people where id = p_to and kind = 'employee' and status = 'active' and deleted_at is null)
  then raise 'REFERENCE' using errcode = '23503', column = 'owner_id'; end if;
  execute format('update public.%I set owner_id = $2 where id = $1', p_entity) using p_row, p_to;
end $$;

-- Who has a record open, for whoever sees it. (The pages of others are nobody's to read; asked by the scopes, since a
-- definer is above the policies.)
drop function app.colleagues_on(uuid);
create function app.colleagues_on(p_entity text, p_id uuid) returns table (user_id uuid) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct s.user_id from app.presence_sessions s
   where s.is_online and s.last_seen > now() - interval '90 seconds' and s.user_id <> app.user_id()
     and s.record_id = p_id and app.would_see(app.user_id(), p_entity, p_id)
$$;
create or replace function app.present_on(p_entity text, p_id uuid) returns jsonb language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if not app.sees(p_entity, p_id) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name), '[]')
    from app.colleagues_on(p_entity, p_id) c join public.people p on p.id = c.user_id);
end $$;

create or replace function app.keep_mute(p_entity text, p_row uuid, p_muted boolean) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not p_muted then delete from app.notification_mutes where user_id = app.user_id() and entity = p_entity and row_id = p_row; return; end if;
  if not exists (select from app.scopes where entity = p_entity) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if (select count(*) from app.notification_mutes where user_id = app.user_id()) >= 1000 then raise 'RESOURCE_CONFLICT' using errcode = '40000'; end if;
  insert into app.notification_mutes (user_id, entity, row_id) values (app.user_id(), p_entity, p_row) on conflict do nothing;
end $$;

create or replace function app.consent(p_purpose text, p_agreed boolean) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid := app.user_id();
begin
  if v_user is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if p_purpose not in ('usage', 'analytics', 'recording', 'errors') then raise 'CONSENT' using errcode = '23514', column = 'purpose', detail = 'no such purpose'; end if;
  insert into app.preferences (user_id) values (v_user) on conflict do nothing;
  update app.preferences set consents = case when p_agreed then jsonb_build_object(p_purpose, now()) || consents else consents - p_purpose end
    where user_id = v_user;
  if p_purpose = 'usage' and not p_agreed then delete from app.usage_events where user_id = v_user; end if;
end $$;

grant execute on function app.colleagues_on(text, uuid) to tandem_roles;
select app.settle_functions();
