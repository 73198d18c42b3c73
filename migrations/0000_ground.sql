-- The ground: who may come in (app.enter), how identity is proven (app.claims), how rights become policies
-- (app.govern), what every change leaves behind (app.log), and how a repeated write is recognised.
-- Roles are made by src/database/roles.ts, since they belong to the cluster and not to one database.

revoke create on schema public from public;
create schema app;
create schema vault;
create schema auth;
grant usage on schema app to tandem_app, tandem_auth, tandem_roles;
grant usage on schema public to tandem_roles, tandem_definer;
grant usage on schema auth to tandem_auth, tandem_definer;
grant usage on schema vault to tandem_definer;
grant usage, create on schema app to tandem_definer;
alter default privileges revoke execute on functions from public;

-- Keys that only definer functions read: HMAC-SHA256 as two padded blocks (RFC 2104), so that no extension is needed.
create table vault.keys (
  id int generated always as identity primary key,
  inner_pad bytea not null check (length(inner_pad) = 64),
  outer_pad bytea not null check (length(outer_pad) = 64)
);
-- What the server itself shows at the door: the SHA-256 of a token derived from TANDEM_SECRET.
create table vault.system_proofs (hash bytea primary key);

create function app.pad(secret bytea, filler int) returns bytea language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare padded bytea := decode(repeat(lpad(to_hex(filler), 2, '0'), 64), 'hex');
begin
  for i in 0 .. length(secret) - 1 loop
    padded := set_byte(padded, i, get_byte(secret, i) # filler);
  end loop;
  return padded;
end $$;
insert into vault.keys (inner_pad, outer_pad)
select app.pad(secret, 54), app.pad(secret, 92)
  from (select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) as secret) s;
drop function app.pad(bytea, int);

create function app.sign(message text) returns text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select encode(sha256(k.outer_pad || sha256(k.inner_pad || convert_to(message, 'UTF8'))), 'hex')
    from vault.keys k order by k.id desc limit 1
$$;

-- Text as it is searched: lower case, without accents, words of a row in one line. Declared immutable, which holds as long
-- as nobody edits the server's unaccent rules, so that it can stand in a generated column.
create extension if not exists unaccent schema public;
create extension if not exists pg_trgm schema public;
create function app.fold(variadic parts text[]) returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select lower(public.unaccent('public.unaccent', array_to_string(parts, ' ')))
$$;
create function app.words(list text[]) returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select array_to_string(list, ' ')
$$;

-- Identifiers that sort by time (UUIDv7, RFC 9562), since PostgreSQL has its own only from 18 on.
create function app.new_id() returns uuid language sql volatile set search_path = pg_catalog, pg_temp as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;

-- The credentials of people, laid out as the identity library expects them; only its login and the door read them.
create table auth."user" (
  id uuid primary key default gen_random_uuid(), name text not null, email text not null unique,
  "emailVerified" boolean not null default false, image text,
  "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null default now()
);
create table auth.session (
  id uuid primary key default gen_random_uuid(), token text not null unique,
  "userId" uuid not null references auth."user" (id) on delete cascade, "expiresAt" timestamptz not null,
  "ipAddress" text, "userAgent" text, "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null default now(),
  -- Without a door and its second factor a session opens nothing (app.enter).
  door text check (door in ('employee', 'client')), second_factor boolean not null default false
);
create index on auth.session ("userId");
create table auth.account (
  id uuid primary key default gen_random_uuid(), "accountId" text not null, "providerId" text not null,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz,
  scope text, password text, "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null default now(),
  unique ("providerId", "accountId")
);
create index on auth.account ("userId");
create table auth.verification (
  id uuid primary key default gen_random_uuid(), identifier text not null, value text not null, "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null default now()
);
create index on auth.verification (identifier);
create table auth."rateLimit" (id uuid primary key default gen_random_uuid(), key text not null unique, count int not null,
  -- (Milliseconds; not bigint, which the driver would hand over as text, and the wait would be added to it as such.)
  "lastRequest" double precision not null);
grant select, insert, update, delete on all tables in schema auth to tandem_auth;
grant select, insert, update, delete on auth."user", auth.session, auth.account to tandem_definer;
grant select on vault.keys, vault.system_proofs to tandem_definer;

-- Rights are data. A verb is read, create, update, delete (into the bin and back) or an act of the entity; a scope
-- names a predicate of app.scopes; columns, where set, narrow the verb to them.
create table app.role_permissions (
  role text not null, entity text not null, verb text not null, scope text not null, columns text[],
  primary key (role, entity, verb, scope)
);
-- The same, put together per role and entity whenever it changes: {"read": ["own", "team"], …}.
create table app.role_rights (role text not null, entity text not null, rights jsonb not null, primary key (role, entity));
create function app.put_rights_together() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.role_rights;
  insert into app.role_rights select role, entity, jsonb_object_agg(verb, scopes) from (
    select role, entity, verb, jsonb_agg(scope order by scope) as scopes from app.role_permissions group by role, entity, verb) v group by role, entity;
  return null;
end $$;
create trigger put_together after insert or update or delete on app.role_permissions for each statement execute function app.put_rights_together();
-- {user_id}, {team_id} and {account_id} stand for the caller's.
create table app.scopes (entity text not null, scope text not null, predicate text not null, primary key (entity, scope));
-- Lists of ids that point at an entity, since a foreign key cannot say it.
create table app.reference_lists (entity text not null, list name not null, target text not null, primary key (entity, list));
create table app.transitions (entity text not null, "from" text not null, "to" text not null, primary key (entity, "from", "to"));

-- Who and what, per transaction -------------------------------------------------------------------------------------

-- Claims are user | role | team | account | backend | transaction start, and count only with their signature. Asked for
-- several times in a statement, hence everything in one body.
create function app.claims() returns text[] language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  claims text := current_setting('app.claims', true);
  parts text[] := string_to_array(claims, '|');
  key vault.keys;
begin
  select * into key from vault.keys order by id desc limit 1;
  if coalesce(claims, '') = ''
     or encode(sha256(key.outer_pad || sha256(key.inner_pad || convert_to(claims, 'UTF8'))), 'hex') is distinct from current_setting('app.signature', true)
     or parts[5]::int <> pg_backend_pid() or parts[6] <> extract(epoch from now())::text
  then raise 'AUTH_REQUIRED' using errcode = '28000'; end if;
  return parts;
end $$;
create function app.refuse_identity() returns boolean language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  raise 'AUTH_INVALID' using errcode = '28000';
end $$;
-- (Bodies that are parsed here, once: no search path can turn them, and PostgreSQL puts them in place of the call.)
create function app.user_id() returns uuid language sql stable return nullif((app.claims())[1], '')::uuid;
create function app.role() returns text language sql stable return (app.claims())[2];
create function app.team_id() returns uuid language sql stable return nullif((app.claims())[3], '')::uuid;
create function app.account_id() returns uuid language sql stable return nullif((app.claims())[4], '')::uuid;
-- True when the claims are proven and the role taken is the one they name, an error otherwise: a wrong identity must not
-- look like an empty table. Every governed table asks this once per statement.
create function app.verified() returns boolean language sql stable
  return case when 'tandem_' || (app.claims())[2] = current_user then true else app.refuse_identity() end;
-- The actor where there may be none: migrations and the seeding of a new company write as the owner, without claims.
create function app.actor_id() returns uuid language sql stable
  return case when coalesce(current_setting('app.claims', true), '') <> '' then app.user_id() end;

-- What a question about an entity needs to know of its caller, proven once: who they are, the verbs and scopes they have
-- on it ({"read": ["own", "team"], …}). A hint for lists and buttons, not a judge. (A view, since a function that answers
-- a row costs as much as the rest of a small question.)
create view app.mine with (security_invoker = true) as
  select nullif(c[1], '')::uuid as user_id, nullif(c[3], '')::uuid as team_id, nullif(c[4], '')::uuid as account_id, r.entity, r.rights
    from app.claims() c join app.role_rights r on r.role = c[2];
create function app.rights(p_entity text) returns jsonb language sql stable
  return coalesce((select m.rights from app.mine m where m.entity = p_entity), '{}');
-- The scopes in which the caller may read an entity.
create function app.read_scopes(p_entity text) returns text[] language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(scope), '{}') from app.role_permissions
   where role = (select app.role()) and entity = p_entity and verb = 'read'
$$;
-- Refuses an act that the caller's role lacks altogether.
create function app.require(p_entity text, p_verb text) returns void language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app.role_permissions where role = app.role() and entity = p_entity and verb = p_verb)
  then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = p_verb || ' ' || p_entity; end if;
end $$;

-- A scope's predicate as policies ask it.
create function app.predicate(p_template text) returns text language sql immutable
  return replace(replace(replace(p_template, '{user_id}', '(select app.user_id())'), '{team_id}', '(select app.team_id())'), '{account_id}', '(select app.account_id())');

-- What every governed row carries ------------------------------------------------------------------------------------

-- Stamps who and when, counts versions, keeps identity and origin from being rewritten. The owner (no claims) may set
-- dates, since a migrated or demonstration company has a past.
create function app.stamp() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare actor uuid := app.actor_id();
begin
  if tg_op = 'INSERT' then
    if actor is not null then
      new.created_at := now(); new.created_by := actor;
      new.updated_at := now(); new.updated_by := actor;
    end if;
    new.version := 1;
  else
    new.id := old.id; new.created_at := old.created_at; new.created_by := old.created_by;
    new.version := old.version + 1; new.updated_at := now(); new.updated_by := actor;
    if new.deleted_at is distinct from old.deleted_at then
      new.deleted_at := case when new.deleted_at is not null then now() end;
      new.deleted_by := case when new.deleted_at is not null then actor end;
    end if;
  end if;
  return new;
end $$;

-- Lets only declared transitions pass, whoever writes. Argument: the state column.
create function app.guard_transition() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then to_jsonb(old) ->> tg_argv[0] else '' end;
  becomes text := to_jsonb(new) ->> tg_argv[0];
begin
  if was = becomes or (tg_op = 'INSERT' and app.actor_id() is null)
     or exists (select from app.transitions t where t.entity = tg_table_name and t."from" = was and t."to" = becomes)
  then return new; end if;
  raise 'TRANSITION' using errcode = '23514', column = tg_argv[0],
    detail = case when was = '' then format('a new record cannot be %s', becomes) else format('%s cannot become %s', was, becomes) end;
end $$;

-- The change feed: one append-only record of every change, in the writer's transaction ------------------------------

create table app.log (
  xid xid8 not null default pg_current_xact_id(), id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid, request_id text, entity text not null, row_id uuid not null, account_id uuid, verb text not null,
  -- Changes of columns that some reading role may not see stand in a row of their own.
  masked boolean not null default false,
  -- The values can be erased for a person's sake without breaking the chain, which runs over the digest.
  before jsonb, after jsonb, salt uuid not null, digest bytea not null,
  primary key (xid, id)
);
create index on app.log (entity, row_id, at desc);
create index on app.log (actor_id, at desc);
create index on app.log (at);
create index on app.log (request_id) where request_id like 'import:%';

create function app.append(p_entity text, p_row uuid, p_account uuid, p_verb text, p_masked boolean, p_before jsonb, p_after jsonb)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_salt uuid := gen_random_uuid();
begin
  insert into app.log (actor_id, request_id, entity, row_id, account_id, verb, masked, before, after, salt, digest)
  values (app.actor_id(), nullif(current_setting('app.request_id', true), ''), p_entity, p_row, p_account, p_verb, p_masked, p_before, p_after, v_salt,
          sha256(convert_to(concat_ws('|', v_salt, p_before, p_after), 'UTF8')));
end $$;

create function app.pick(p_row jsonb, p_keys text[]) returns jsonb language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(key, value) from jsonb_each(p_row) where key = any (p_keys)
$$;

-- Arguments: the columns that some role may not read.
create function app.log_change() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  masks text[] := tg_argv[0]::text[];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  keys text[];
  row_id uuid := coalesce(becomes ->> 'id', was ->> 'id')::uuid;
  account uuid := case when tg_table_name = 'accounts' then row_id else coalesce(becomes ->> 'account_id', was ->> 'account_id')::uuid end;
  verb text := case when tg_op = 'UPDATE' and (was ->> 'deleted_at' is null) <> (becomes ->> 'deleted_at' is null)
    then case when becomes ->> 'deleted_at' is null then 'restore' else 'remove' end
    else case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'purge' end end;
begin
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(n.key), '{}') into keys from jsonb_each(becomes) n
     where n.value is distinct from was -> n.key and n.key <> all ('{version,updated_at,updated_by}');
    select jsonb_object_agg(k, was -> k), jsonb_object_agg(k, becomes -> k) into was, becomes from unnest(keys) k;
  else
    was := jsonb_strip_nulls(was); becomes := jsonb_strip_nulls(becomes);
  end if;
  if was ?| masks or becomes ?| masks then
    perform app.append(tg_table_name, row_id, account, verb, true, app.pick(was, masks), app.pick(becomes, masks));
    was := was - masks; becomes := becomes - masks;
  end if;
  if tg_op <> 'UPDATE' or becomes <> '{}' then
    perform app.append(tg_table_name, row_id, account, verb, false, nullif(was, '{}'), nullif(becomes, '{}'));
  end if;
  return null;
end $$;

-- May the caller see this row? Asked with the caller's own rights, so the row's own policies answer.
create function app.sees(p_entity text, p_row uuid) returns boolean language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare seen boolean;
begin
  if not exists (select from app.scopes where entity = p_entity) then return false; end if;
  execute format('select exists (select from public.%I where id = $1)', p_entity) into seen using p_row;
  return seen;
exception when insufficient_privilege then return false;
end $$;
-- Does the caller read an entity without masks?
create function app.unmasked(p_entity text) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from app.role_permissions where role = (select app.role()) and entity = p_entity and verb = 'read' and columns is null)
$$;

-- The seal: the log chained in batches, behind the writers ------------------------------------------------------------

create table app.seals (
  no bigint generated always as identity primary key, at timestamptz not null default now(),
  upto_xid xid8 not null, upto_id bigint not null, count int not null, hash bytea not null
);

create function app.entry_digest(l app.log) returns bytea language sql immutable set search_path = pg_catalog, pg_temp as $$
  select sha256(convert_to(concat_ws('|', l.xid, l.id, extract(epoch from l.at), l.actor_id, l.request_id, l.entity, l.row_id, l.account_id, l.verb, l.masked, l.salt, encode(l.digest, 'hex')), 'UTF8'))
$$;

-- Seals at most so many entries that no running transaction can still precede; returns how many.
create function app.seal_log(p_most int) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare last app.seals; batch record;
begin
  perform pg_advisory_xact_lock(7263);
  select * into last from app.seals order by no desc limit 1;
  select count(*)::int as n, (array_agg(e.xid order by e.xid desc, e.id desc))[1] as xid, (array_agg(e.id order by e.xid desc, e.id desc))[1] as id,
         sha256(coalesce(last.hash, '\x00') || coalesce(string_agg(e.digest, ''::bytea order by e.xid, e.id), '')) as hash into batch
    from (select l.xid, l.id, app.entry_digest(l) as digest from app.log l
           where (l.xid, l.id) > (coalesce(last.upto_xid, '0'), coalesce(last.upto_id, 0))
             and l.xid < pg_snapshot_xmin(pg_current_snapshot()) order by l.xid, l.id limit p_most) e;
  if batch.n > 0 then
    insert into app.seals (upto_xid, upto_id, count, hash) values (batch.xid, batch.id, batch.n, batch.hash);
  end if;
  return batch.n;
end $$;

-- Recomputes the chain. No row: intact. Otherwise the first seal that breaks, or the first entry whose values were
-- altered (erased values, both null, are no break: the chain runs over their digest).
create function app.verify_log() returns table (seal bigint, entry bigint, problem text) language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare s app.seals; previous app.seals; counted int; computed bytea;
begin
  for s in select * from app.seals order by no loop
    select count(*), sha256(coalesce(previous.hash, '\x00') || coalesce(string_agg(app.entry_digest(l), ''::bytea order by l.xid, l.id), ''))
      into counted, computed from app.log l
     where (l.xid, l.id) > (coalesce(previous.upto_xid, '0'), coalesce(previous.upto_id, 0)) and (l.xid, l.id) <= (s.upto_xid, s.upto_id);
    select l.id into entry from app.log l
     where (l.xid, l.id) > (coalesce(previous.upto_xid, '0'), coalesce(previous.upto_id, 0)) and (l.xid, l.id) <= (s.upto_xid, s.upto_id)
       and (l.before is not null or l.after is not null)
       and l.digest <> sha256(convert_to(concat_ws('|', l.salt, l.before, l.after), 'UTF8'))
     order by l.xid, l.id limit 1;
    if entry is not null then seal := s.no; problem := 'the values of an entry were altered'; return next; return; end if;
    if counted <> s.count then seal := s.no; problem := format('%s entries where %s were sealed', counted, s.count); return next; return; end if;
    if computed <> s.hash then seal := s.no; problem := 'an entry was altered'; return next; return; end if;
    previous := s;
  end loop;
end $$;

-- Repeated writes -------------------------------------------------------------------------------------------------------

-- One row per write and person. A replay with the same key gets the result read again under today's rights.
create table app.idempotency (
  user_id uuid not null default app.user_id(), key text not null check (length(key) between 8 and 200),
  fingerprint text not null, result jsonb, at timestamptz not null default now(),
  primary key (user_id, key)
);
create index on app.idempotency (at);

-- Runs: background work that a person has started and that acts as that person (an import, later an agent or a workflow).
-- The proof is a token of which only the hash is kept; the run ends with its work, its time, or the person's rights.
create table app.runs (
  id uuid primary key default app.new_id(), user_id uuid not null, purpose text not null, token_hash bytea not null unique,
  started_at timestamptz not null default now(), expires_at timestamptz not null, ended_at timestamptz
);
create index on app.runs (user_id);

-- Frontend errors: capped, anonymous, never in the writer's way.
create table app.frontend_errors (
  id uuid primary key default app.new_id(), at timestamptz not null default now(), event_type text not null check (event_type = 'frontend_error'),
  details jsonb not null check (pg_column_size(details) < 20000)
);
create index on app.frontend_errors (at);
