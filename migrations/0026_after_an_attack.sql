-- What an attack on keys, pushes, forgotten passwords and the search within lists has found.

-- Since 0022 there may be two links for a new password: one's own, and an administrator's. Whoever has used one means to be
-- alone from then on.
create or replace function app.use_reset(p_token_hash bytea, p_password text) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform 1 from app.password_resets where token_hash = p_token_hash for update;
  v := app.open_reset(p_token_hash);
  if v.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This link can no longer be used. Ask for a new one.'; end if;
  update app.password_resets set used_at = now() where user_id = v.id and used_at is null;
  update auth.account set password = p_password, "updatedAt" = now() where "userId" = v.id and "providerId" = 'credential';
  delete from auth.session where "userId" = v.id;
  perform app.append('sessions', v.id, v.account_id, 'use_reset', false, null, null);
  return jsonb_build_object('kind', v.kind, 'email', v.email);
end $$;

-- As in 0023, by the index.
create or replace function app.find(p_entity text, p_words text) returns setof uuid language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set enable_bitmapscan = on as $$
declare
  predicate text;
  relation regclass := format('public.%I', p_entity);
  found_by name[]; open name[];
  patterns text[] := (select array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%')
    from regexp_split_to_table(app.fold(trim(p_words)), '\s+') word);
begin
  select string_agg(app.predicate(s.predicate), ' or ') into predicate from app.role_permissions p join app.scopes s using (entity, scope)
   where p.role = app.role() and p.entity = p_entity and p.verb = 'read';
  if predicate is null or patterns is null then return; end if;
  -- The columns that the text for searching is made from.
  select array_agg(c.attname order by c.attnum), array_agg(c.attname order by c.attnum) filter (where has_column_privilege('tandem_' || app.role(), relation, c.attnum, 'select'))
    into found_by, open
    from pg_attribute s join pg_attrdef e on e.adrelid = s.attrelid and e.adnum = s.attnum
    join pg_depend d on d.classid = 'pg_attrdef'::regclass and d.objid = e.oid and d.refclassid = 'pg_class'::regclass and d.refobjid = s.attrelid
    join pg_attribute c on c.attrelid = s.attrelid and c.attnum = d.refobjsubid and c.attnum <> s.attnum
   where s.attrelid = relation and s.attname = 'search';
  -- (One pattern after the other: no index serves "like all".)
  return query execute format('select id from public.%I r where %s and (%s)%s', p_entity,
    (select string_agg(format('search like ($1)[%s]', no), ' and ') from generate_subscripts(patterns, 1) no), predicate,
    case when open is distinct from found_by then format(' and app.fold(%s) like all ($1)', app.text_of(relation, open)) end) using patterns;
end $$;

-- As in 0021, but what is put aside on the way takes nobody's place: a person who reads a thousand notifications would
-- hold everybody else's up for a minute.
create or replace function app.lease_pushes(p_most int) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare q app.pushes; d app.push_devices; n public.notifications; v_due timestamptz; v_leased jsonb := '[]';
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from app.pushes where expires_at <= now();
  for q in select * from app.pushes where next_attempt_at <= now() and (leased_until is null or leased_until < now()) order by next_attempt_at limit p_most * 50 for update skip locked loop
    exit when jsonb_array_length(v_leased) >= p_most;
    select * into d from app.push_devices where id = q.device_id;
    continue when not found;
    if not app.push_device_open(d) then delete from app.push_devices where id = d.id; continue; end if;
    n := null;
    if q.notification_id is not null then
      select * into n from public.notifications where id = q.notification_id;
      v_due := app.push_due(n);
      if v_due is null then delete from app.pushes where id = q.id; continue; end if;
      if v_due > now() then update app.pushes set next_attempt_at = v_due, expires_at = greatest(expires_at, v_due + interval '1 day') where id = q.id; continue; end if;
    end if;
    update app.pushes set leased_until = now() + interval '2 minutes', attempts = attempts + 1 where id = q.id;
    v_leased := v_leased || jsonb_build_object('id', q.id, 'attempt', q.attempts + 1, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth,
      'seconds', greatest(1, extract(epoch from q.expires_at - now())::int), 'language', (select language from public.people where id = d.user_id),
      'security', (select security from app.notice_kinds where kind = n.kind),
      'notice', case when n.id is not null then jsonb_build_object('id', n.id, 'kind', n.kind, 'title', n.title, 'message', n.message, 'details', n.details, 'action_url', n.action_url, 'entity', n.entity, 'row_id', n.row_id) end);
  end loop;
  return v_leased;
end $$;

-- As in 0021, but for the device's other pushes.
create or replace function app.settle_push(p_id uuid, p_attempt int, p_outcome text, p_error text, p_wait int) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare q app.pushes; v_next timestamptz;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into q from app.pushes where id = p_id and attempts = p_attempt for update;
  if not found then return; end if;
  if p_outcome = 'gone' then delete from app.push_devices where id = q.device_id; return; end if;
  update app.push_devices set delivered_at = case when p_outcome = 'taken' then now() else delivered_at end, failed_at = case when p_outcome <> 'taken' then now() end, last_error = left(p_error, 200) where id = q.device_id;
  if p_outcome = 'later' and q.attempts < 8 then
    v_next := now() + least(greatest(interval '30 seconds' * 2 ^ (q.attempts - 1), p_wait * interval '1 second'), interval '6 hours');
    update app.pushes set leased_until = null, next_attempt_at = v_next where id = q.id;
    -- What else waits for a device whose service is silent waits with it, or all that holds everybody else up.
    update app.pushes set next_attempt_at = v_next where device_id = q.device_id and next_attempt_at < v_next and (leased_until is null or leased_until < now());
  else
    delete from app.pushes where id = q.id;
  end if;
end $$;

select app.settle_functions();
