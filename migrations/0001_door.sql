-- The judge and the door: policies written from role_permissions, and the one way in.

create table app.roles (name text primary key, kind text not null check (kind in ('employee', 'client', 'system')));

-- Writes grants, policies and triggers of a table from role_permissions. Migrations call it for each entity; changing
-- rights calls it again. A table is expected to carry the common columns (src/database/columns.ts).
--   p_state   the column that only declared transitions may change
--   p_logged  whether changes enter the feed
create function app.govern(p_table name, p_state name default null, p_logged boolean default true) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  existing record;
begin
  insert into app.scopes select p_table, scope, predicate from (values
      ('all', null::name, 'true'),
      ('own', 'owner_id', 'owner_id = {user_id}'),
      ('unowned', 'owner_id', 'owner_id is null'),
      ('team', 'team_id', 'team_id = {team_id}'),
      ('account', 'account_id', 'account_id = {account_id}')) s (scope, needs, predicate)
    where needs is null or exists (select from pg_attribute where attrelid = relation::regclass and attname = needs and not attisdropped)
    on conflict do nothing;
  execute format('alter table %s enable row level security', relation);
  execute format('alter table %s force row level security', relation);
  for existing in select polname from pg_policy where polrelid = relation::regclass loop
    execute format('drop policy %I on %s', existing.polname, relation);
  end loop;
  execute format('create policy owner on %s to current_user using (true) with check (true)', relation);
  execute format('create policy definer on %s to tandem_definer using (true) with check (true)', relation);
  execute format('grant select, insert, update, delete on %s to tandem_definer', relation);
  execute format('create policy verified on %s as restrictive to tandem_roles using ((select app.verified()))', relation);
  perform app.govern_role(p_table, name) from app.roles;
  perform app.govern_triggers(p_table, p_state, p_logged);
end $$;

-- Grants and policies of one role on one table.
create function app.govern_role(p_table name, p_role text) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  grantee text := format('%I', 'tandem_' || p_role);
  -- Always readable, since lists, references and conflicts need them; never written by hand.
  readable text[] := '{id,name,created_at,created_by,updated_at,updated_by,version,deleted_at,deleted_by,owner_id,team_id,account_id}';
  written_by_triggers text[] := '{created_at,created_by,updated_at,updated_by,deleted_by,version}';
  permission record;
  allowed text;
begin
  execute format('revoke all on %s from %s', relation, grantee);
  for permission in
    select p.verb, string_agg(distinct app.predicate(s.predicate), ' or ') as predicate,
           case when bool_or(p.columns is null) then null else (select array_agg(distinct c) from app.role_permissions q, unnest(q.columns) c
             where q.role = p_role and q.entity = p_table and q.verb = p.verb) end as columns
      from app.role_permissions p join app.scopes s using (entity, scope)
     where p.role = p_role and p.entity = p_table and p.verb in ('read', 'create', 'update', 'delete') group by p.verb
  loop
    select string_agg(format('%I', attname), ', ') into allowed from pg_attribute
     where attrelid = relation::regclass and attnum > 0 and not attisdropped and case permission.verb
       when 'read' then permission.columns is null or attname = any (permission.columns || readable)
       when 'create' then attgenerated = '' and attname <> all (written_by_triggers || '{deleted_at}') and (permission.columns is null or attname = any (permission.columns || '{id}'))
       when 'update' then attgenerated = '' and attname <> all (written_by_triggers || '{id,deleted_at}')
         and case when permission.columns is null then attname <> all ('{owner_id,team_id}') else attname = any (permission.columns) end
       else attname = 'deleted_at' end;
    execute case permission.verb
      when 'read' then format('grant select (%s) on %s to %s', allowed, relation, grantee)
      when 'create' then format('grant insert (%s) on %s to %s', allowed, relation, grantee)
      else format('grant update (%s) on %s to %s', allowed, relation, grantee) end;
    execute case permission.verb
      when 'read' then format('create policy %I on %s for select to %s using (%s)', p_role || '_read', relation, grantee, permission.predicate)
      when 'create' then format('create policy %I on %s for insert to %s with check (%s)', p_role || '_create', relation, grantee, permission.predicate)
      when 'update' then format('create policy %I on %s for update to %s using (deleted_at is null and (%4$s)) with check (deleted_at is null and (%4$s))', p_role || '_update', relation, grantee, permission.predicate)
      -- Into the bin and back: who may not delete can neither set nor clear deleted_at, since the update policy wants it null.
      else format('create policy %I on %s for update to %s using (%4$s) with check (%4$s)', p_role || '_delete', relation, grantee, permission.predicate) end;
  end loop;
end $$;

create function app.govern_triggers(p_table name, p_state name, p_logged boolean) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  masks text[];
  checks text;
begin
  if exists (select from pg_attribute where attrelid = relation::regclass and attname = 'version') then
    execute format('create or replace trigger a_stamp before insert or update on %s for each row execute function app.stamp()', relation);
  end if;
  if exists (select from pg_attribute where attrelid = relation::regclass and attname = 'team_id') and exists (select from pg_attribute where attrelid = relation::regclass and attname = 'owner_id') then
    execute format('create or replace trigger b_place before insert or update of owner_id on %s for each row execute function app.place()', relation);
  end if;
  if p_state is not null then
    execute format('create or replace trigger c_transition before insert or update of %I on %s for each row execute function app.guard_transition(%L)', p_state, relation, p_state);
  end if;
  -- A row may only point at what its writer sees; asked for the keys that change, in one function made per table.
  -- (Two ifs: PostgreSQL checks the rights on the other table as soon as an expression names it.)
  select string_agg(format($check$
  if new.%1$I is not null and (tg_op = 'INSERT' or new.%1$I is distinct from old.%1$I) then
    if not exists (select from %2$s where id = new.%1$I and deleted_at is null) then raise 'REFERENCE' using errcode = '23503', column = %1$L; end if;
  end if;$check$, a.attname, c.confrelid::regclass), '') into checks
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
   where c.conrelid = relation::regclass and c.contype = 'f';
  select concat(checks, string_agg(format($check$
  if exists (select from unnest(new.%1$I) added (id) where (tg_op = 'INSERT' or added.id <> all (old.%1$I))
    and not exists (select from public.%2$I t where t.id = added.id and t.deleted_at is null)) then raise 'REFERENCE' using errcode = '23503', column = %1$L; end if;$check$, list, target), '')) into checks
    from app.reference_lists where entity = p_table;
  if checks <> '' then
    execute format('create or replace function app.%I() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $body$ begin%s
  return new;
end $body$', 'references_of_' || p_table, checks);
    execute format('create or replace trigger d_references before insert or update on %s for each row execute function app.%I()', relation, 'references_of_' || p_table);
  end if;
  if p_logged then
    select coalesce(array_agg(distinct a.attname::text), '{}') into masks
      from pg_attribute a, app.roles r
     where a.attrelid = relation::regclass and a.attnum > 0 and not a.attisdropped
       and has_column_privilege('tandem_' || r.name, relation, 'id', 'select')
       and not has_column_privilege('tandem_' || r.name, relation, a.attname, 'select');
    execute format('create or replace trigger z_log after insert or update or delete on %s for each row execute function app.log_change(%L)', relation, masks);
  end if;
end $$;

-- The rows of an entity whose text holds each of the words, among those in the caller's scopes. A definer, since row
-- security keeps text operators from the trigram index: the scopes are applied here, and the policies judge what comes out.
create function app.find(p_entity text, p_words text) returns setof uuid language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set enable_bitmapscan = on as $$
declare
  predicate text;
  patterns text[] := (select array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%')
    from regexp_split_to_table(app.fold(trim(p_words)), '\s+') word);
begin
  select string_agg(app.predicate(s.predicate), ' or ') into predicate from app.role_permissions p join app.scopes s using (entity, scope)
   where p.role = app.role() and p.entity = p_entity and p.verb = 'read';
  if predicate is null then return; end if;
  return query execute format('select id from public.%I where search like all ($1) and (%s)', p_entity, predicate) using patterns;
end $$;

-- The columns of an entity and the entities that the caller's role may read at all.
create function app.readable(p_entity text) returns jsonb language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'columns', (select jsonb_agg(attname) from pg_attribute
      where attrelid = format('public.%I', p_entity)::regclass and attnum > 0 and not attisdropped and has_column_privilege(attrelid, attnum, 'select')),
    'entities', (select jsonb_agg(distinct entity) from app.scopes where has_any_column_privilege(format('public.%I', entity), 'select')))
$$;

-- The row's team is its owner's, so that one index per scope serves.
create function app.place() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.owner_id is not null and (tg_op = 'INSERT' or new.owner_id is distinct from old.owner_id) then
    new.team_id := (select team_id from public.people where id = new.owner_id);
  end if;
  return new;
end $$;

-- Gives a row to somebody, or takes an unowned one: the one way to change an owner. Whether the caller may is judged by
-- the scopes of the verb on that row; the new owner must be an active employee.
create function app.hand_over(p_entity text, p_row uuid, p_to uuid, p_verb text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare predicate text; may boolean;
begin
  perform app.require(p_entity, p_verb);
  select string_agg(app.predicate(s.predicate), ' or ') into predicate from app.role_permissions p join app.scopes s using (entity, scope)
   where p.role = app.role() and p.entity = p_entity and p.verb = p_verb;
  execute format('select %s from public.%I where id = $1 and deleted_at is null for update', coalesce(predicate, 'false'), p_entity) into may using p_row;
  if may is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if not may then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if not exists (select from public.people where id = p_to and kind = 'employee' and status = 'active' and deleted_at is null)
  then raise 'REFERENCE' using errcode = '23503', column = 'owner_id'; end if;
  execute format('update public.%I set owner_id = $2 where id = $1', p_entity) using p_row, p_to;
end $$;

-- The door ----------------------------------------------------------------------------------------------------------------

-- Takes a proof ("session:…", "run:…" or "system:…"), never a user id; writes signed claims that hold for this transaction
-- on this connection; returns the database role that the caller is to take.
create function app.enter(p_proof text, p_request_id text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  means text := split_part(p_proof, ':', 1);
  secret text := substr(p_proof, length(means) + 2);
  proven record;
  who record;
begin
  if means = 'session' then
    select s."userId" as user_id, s."expiresAt" as until, s.door, s.second_factor as open into proven from auth.session s where s.token = secret;
  elsif means = 'run' then
    select r.user_id, r.expires_at as until, null::text as door, r.ended_at is null as open into proven from app.runs r where r.token_hash = sha256(convert_to(secret, 'UTF8'));
  elsif means = 'system' and exists (select from vault.system_proofs where hash = sha256(convert_to(secret, 'UTF8'))) then
    return app.take(null, 'system', null, null, p_request_id);
  end if;
  if proven is null then raise 'AUTH_REQUIRED' using errcode = '28000'; end if;
  if proven.until <= now() then raise 'AUTH_EXPIRED' using errcode = '28000'; end if;
  select p.id, p.team_id, p.account_id, r.role into who from public.people p
    join lateral (select role from public.user_roles where user_id = p.id order by created_at desc, id desc limit 1) r on true
   where p.id = proven.user_id and p.status = 'active' and p.deleted_at is null and proven.open and (means = 'run' or proven.door = p.kind);
  if not found then raise 'AUTH_INVALID' using errcode = '28000'; end if;
  return app.take(who.id, who.role, who.team_id, who.account_id, p_request_id);
end $$;

create function app.take(p_user uuid, p_role text, p_team uuid, p_account uuid, p_request_id text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare claims text := format('%s|%s|%s|%s|%s|%s', p_user, p_role, p_team, p_account, pg_backend_pid(), extract(epoch from now()));
begin
  perform set_config('app.claims', claims, true), set_config('app.signature', app.sign(claims), true),
          set_config('app.request_id', coalesce(p_request_id, ''), true);
  return 'tandem_' || p_role;
end $$;

-- Starts a run that acts as the caller.
create function app.start_run(p_purpose text, p_token_hash bytea, p_hours int) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid;
begin
  insert into app.runs (user_id, purpose, token_hash, expires_at) values (app.user_id(), p_purpose, p_token_hash, now() + least(p_hours, 24) * interval '1 hour') returning id into v_id;
  return v_id;
end $$;

-- A server that takes over a run after a crash gives it a token of its own; only the server may, and only while it runs.
create function app.take_over_run(p_run uuid, p_token_hash bytea) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.runs set token_hash = p_token_hash where id = p_run and ended_at is null and expires_at > now();
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
end $$;

-- Ends a run: its own person, or the server.
create function app.end_run(p_run uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.runs set ended_at = now() where id = p_run and ended_at is null and (user_id = app.user_id() or app.role() = 'system');
end $$;

-- Of these sessions, those that still open a door, with the role they have now: the server asks for its open streams.
create function app.still_open(p_tokens text[]) returns table (token text, role text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return query select s.token, r.role from auth.session s join public.people p on p.id = s."userId" and p.kind = s.door
    join lateral (select u.role from public.user_roles u where u.user_id = p.id order by u.created_at desc, u.id desc limit 1) r on true
   where s.token = any (p_tokens) and s."expiresAt" > now() and s.second_factor and p.status = 'active' and p.deleted_at is null;
end $$;

-- Records through which door a new session came; false when it is not that person's door, or they are not active.
create function app.open_door(p_token text, p_door text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.session s set door = p_door, second_factor = true
    from public.people p where s.token = p_token and p.id = s."userId" and p.kind = p_door and p.status = 'active' and p.deleted_at is null;
  return found;
end $$;

-- Takes what a browser reports of a render error; keeps the newest 10,000 and never fails its caller.
create function app.report_error(p_details jsonb) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.frontend_errors (event_type, details) values ('frontend_error', p_details);
  delete from app.frontend_errors where id in (select id from app.frontend_errors order by at desc offset 10000);
end $$;

-- Deletes for good what has been in the bin for thirty days and nothing living points at; answers how many rows.
create function app.empty_bin() returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text; v_id uuid; deleted int := 0; list app.reference_lists;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  for v_entity in select distinct s.entity from app.scopes s join pg_attribute a on a.attrelid = format('public.%I', s.entity)::regclass and a.attname = 'deleted_at' loop
    for v_id in execute format('select id from public.%I where deleted_at < now() - interval ''30 days'' limit 500', v_entity) loop
      begin
        for list in select * from app.reference_lists where target = v_entity loop
          execute format('update public.%1$I set %2$I = array_remove(%2$I, $1) where %2$I @> array[$1]', list.entity, list.list) using v_id;
        end loop;
        execute format('delete from public.%I where id = $1', v_entity) using v_id;
        deleted := deleted + 1;
      exception when foreign_key_violation then null;
      end;
    end loop;
  end loop;
  return deleted;
end $$;

-- The engine's own tables ---------------------------------------------------------------------------------------------------

do $$
declare t regclass; reader text;
begin
  for t in select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('app', 'auth', 'vault') and c.relkind = 'r' loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t);
    execute format('create policy definer on %s to tandem_definer using (true) with check (true)', t);
    if t::text like 'auth.%' then execute format('create policy identity on %s to tandem_auth using (true) with check (true)', t);
    elsif t::text like 'app.%' then execute format('grant select, insert, update, delete on %s to tandem_definer', t);
    end if;
  end loop;
end $$;

-- What a role may do is no secret inside the company; the screens are drawn from it.
create policy rights on app.role_permissions for select to tandem_roles using (role = (select app.role()) or (select app.role()) in ('admin', 'ceo', 'auditor'));
create policy scopes on app.scopes for select to tandem_roles using ((select app.verified()));
create policy transitions on app.transitions for select to tandem_roles using ((select app.verified()));
create policy roles on app.roles for select to tandem_roles using ((select app.verified()));
create policy rights on app.role_rights for select to tandem_roles using ('tandem_' || role = current_user);
grant select on app.role_permissions, app.role_rights, app.scopes, app.transitions, app.roles, app.mine to tandem_roles;
grant select on app.mine to tandem_definer;

-- The log: what one did oneself, and what happened to rows that one can see; all of it for those who audit.
create policy readers on app.log for select to tandem_roles using ((select app.verified()) and (
  (select app.read_scopes('audit_logs')) @> '{all}'
  or ((actor_id = (select app.user_id()) or app.sees(entity, row_id)) and (not masked or app.unmasked(entity)))));
grant select on app.log to tandem_roles;
create policy readers on app.seals for select to tandem_roles using ((select app.read_scopes('audit_logs')) @> '{all}');
grant select on app.seals to tandem_roles;

create policy own on app.idempotency to tandem_roles using ((select app.verified()) and user_id = (select app.user_id())) with check ((select app.verified()) and user_id = (select app.user_id()));
grant select, insert (user_id, key, fingerprint, result) on app.idempotency to tandem_roles;
create policy purge on app.idempotency to tandem_system using ((select app.verified()));
grant delete on app.idempotency to tandem_system;

create policy readers on app.frontend_errors for select to tandem_roles using ((select app.read_scopes('audit_logs')) @> '{all}' or (select app.role()) = 'system');
create policy purge on app.frontend_errors for delete to tandem_system using ((select app.verified()));
grant select on app.frontend_errors to tandem_roles;
grant delete on app.frontend_errors to tandem_system;

-- Definer functions belong to a role that cannot log in and has only these policies; nobody else runs what is not named here.
create function app.settle_functions() returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare f regprocedure;
begin
  for f in select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'app' and p.prosecdef and pg_get_userbyid(p.proowner) = current_user loop
    execute format('alter function %s owner to tandem_definer', f);
  end loop;
end $$;

grant execute on function app.claims(), app.refuse_identity(), app.user_id(), app.role(), app.team_id(), app.account_id(), app.verified(), app.actor_id(), app.new_id(), app.fold(text[]), app.words(text[]), app.find(text, text), app.readable(text),
  app.start_run(text, bytea, int), app.take_over_run(uuid, bytea), app.end_run(uuid),
  app.rights(text), app.predicate(text), app.read_scopes(text), app.require(text, text), app.sees(text, uuid), app.unmasked(text), app.hand_over(text, uuid, uuid, text)
  to tandem_roles, tandem_definer;
grant execute on function app.enter(text, text), app.report_error(jsonb) to tandem_app;
grant execute on function app.open_door(text, text) to tandem_auth;
grant execute on function app.empty_bin(), app.seal_log(int), app.verify_log(), app.still_open(text[]) to tandem_system;
grant execute on function app.verify_log() to tandem_admin, tandem_auditor;
grant execute on function app.take(uuid, text, uuid, uuid, text), app.sign(text), app.append(text, uuid, uuid, text, boolean, jsonb, jsonb), app.pick(jsonb, text[]), app.entry_digest(app.log) to tandem_definer;
select app.settle_functions();
