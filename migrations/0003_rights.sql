-- Who may do what: the matrix of roles as data, then the policies made from it, and the acts that change rights.

alter table public.people add foreign key (account_id) references public.accounts (id);

insert into app.roles (name, kind) values
  ('ceo', 'employee'), ('admin', 'employee'), ('project_manager', 'employee'), ('team_member', 'employee'), ('employee', 'employee'),
  ('sales', 'employee'), ('marketing', 'employee'), ('support', 'employee'), ('auditor', 'employee'),
  ('client', 'client'), ('client_admin', 'client'), ('system', 'system');

insert into app.scopes (entity, scope, predicate) values
  ('people', 'self', 'id = {user_id}'),
  ('people', 'account', 'account_id = {account_id}'),
  ('user_roles', 'self', 'user_id = {user_id}'),
  ('accounts', 'account', 'id = {account_id}'),
  ('contacts', 'self', 'portal_user_id = {user_id}'),
  -- There are no projects yet, so nobody is on one.
  ('leads', 'project', 'false'), ('accounts', 'project', 'false'), ('contacts', 'project', 'false');

insert into app.role_permissions (role, entity, verb, scope, columns)
select role, entity, verb, scope, columns::text[] from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor,client,client_admin}', 'company', '{read}', '{all}', null),
  ('{admin}', 'company', '{update}', '{all}', null),

  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}', 'people', '{read}', '{all}', null),
  ('{client}', 'people', '{read}', '{self}', null),
  ('{client_admin}', 'people', '{read}', '{self,account}', null),
  ('{ceo,project_manager,team_member,employee,sales,marketing,support,client,client_admin}', 'people', '{update}', '{self}', '{title,phone,language,locale,time_zone}'),
  ('{admin}', 'people', '{update}', '{all}', '{name,title,phone,team_id,language,locale,time_zone}'),
  ('{admin}', 'people', '{hire}', '{all}', null),
  ('{client_admin}', 'people', '{hire}', '{account}', null),

  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}', 'teams', '{read}', '{all}', null),
  ('{admin}', 'teams', '{create,update,delete}', '{all}', null),

  ('{ceo,admin,auditor}', 'user_roles', '{read}', '{all}', null),
  ('{project_manager,team_member,employee,sales,marketing,support,client,client_admin}', 'user_roles', '{read}', '{self}', null),
  ('{admin}', 'user_roles', '{grant}', '{all}', null),

  ('{ceo,admin,auditor,system}', 'audit_logs', '{read}', '{all}', null),

  ('{ceo}', 'leads', '{read,update,assign,export}', '{all}', null),
  ('{admin}', 'leads', '{read,create,update,delete,assign,import,export}', '{all}', null),
  ('{project_manager}', 'leads', '{read}', '{project}', null),
  ('{team_member,employee}', 'leads', '{read}', '{own}', null),
  ('{sales}', 'leads', '{read}', '{own,team,unowned}', null),
  ('{sales}', 'leads', '{create,update,assign,import,export}', '{own,team}', null),
  ('{sales}', 'leads', '{delete}', '{own}', null),
  ('{sales,admin}', 'leads', '{claim}', '{unowned}', null),
  ('{marketing}', 'leads', '{read,create,import,export}', '{all}', null),
  ('{marketing}', 'leads', '{update,assign}', '{own}', null),
  ('{support,auditor}', 'leads', '{read}', '{all}', null),

  ('{ceo}', 'accounts', '{read,update,assign,export}', '{all}', null),
  ('{admin}', 'accounts', '{read,create,update,delete,assign,import,export}', '{all}', null),
  ('{project_manager}', 'accounts', '{read,create,update}', '{project}', null),
  ('{team_member,employee}', 'accounts', '{read}', '{project}', null),
  ('{sales}', 'accounts', '{read,create,update,assign,import,export}', '{own,team}', null),
  ('{marketing}', 'accounts', '{read,export}', '{all}', null),
  ('{support}', 'accounts', '{read,create,update}', '{all}', null),
  ('{auditor}', 'accounts', '{read}', '{all}', null),
  ('{client,client_admin}', 'accounts', '{read}', '{account}', '{legal_name,legal_form,siren,siret,vat_id,website,phone,address,postcode,city,country,currency,payment_terms,since}'),

  ('{ceo}', 'contacts', '{read,update,assign,export}', '{all}', null),
  ('{admin}', 'contacts', '{read,create,update,delete,assign,import,export}', '{all}', null),
  ('{project_manager}', 'contacts', '{read,create,update}', '{project}', null),
  ('{team_member,employee}', 'contacts', '{read}', '{project}', null),
  ('{sales}', 'contacts', '{read,create,update,assign,import,export}', '{own,team}', null),
  ('{marketing}', 'contacts', '{read,export}', '{all}', null),
  ('{marketing}', 'contacts', '{update}', '{all}', '{consents}'),
  ('{support}', 'contacts', '{read,create,update}', '{all}', null),
  ('{auditor}', 'contacts', '{read}', '{all}', null),
  ('{client,client_admin}', 'contacts', '{read}', '{account}', '{civility,title,primary,emails,phones,language,portal_user_id}'),
  ('{client,client_admin}', 'contacts', '{update}', '{self}', '{name,civility,title,emails,phones,language}')
) m (roles, entity, verbs, scopes, columns), unnest(roles::text[]) role, unnest(verbs::text[]) verb, unnest(scopes::text[]) scope;

-- The pages that a role opens: a page is an entity with the path as its name.
insert into app.role_permissions (role, entity, verb, scope)
select distinct role, page, 'read', 'all' from (values
  ('{client,client_admin}', '{/client/dashboard,/client/support,/security,/dashboard}'),
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}', '{/dashboard,/team/dashboard,/employee/dashboard,/tasks,/documents,/communications,/support,/reports,/security,/clients,/projects,/workflows,/dashboard/ai-army,/client/dashboard,/client/support}'),
  ('{ceo,admin,auditor}', '{/dashboard/ceo,/dashboard/admin/projects,/rbac,/security-center,/audit-logs,/system-health,/monitoring,/optimization,/developer,/integrations}'),
  ('{project_manager,ceo,admin,auditor}', '{/dashboard/project-manager}'),
  ('{sales,marketing,ceo,admin,auditor}', '{/leads,/dashboard/leads,/dashboard/lead-machine,/sales-team/big-screen,/analytics}'),
  ('{support,project_manager}', '{/leads}'),
  ('{marketing,ceo,admin,auditor}', '{/dashboard/marketing,/creative-director,/email-templates}'),
  ('{project_manager}', '{/creative-director}')
) m (roles, pages), unnest(roles::text[]) role, unnest(pages::text[]) page;

insert into app.transitions (entity, "from", "to")
select entity, was, becomes from (values
  ('leads', '{new,contacted,qualified,proposal,negotiation,on_hold}', '{new,contacted,qualified,proposal,negotiation,on_hold,won,lost}'),
  ('leads', '{won,lost}', '{new,contacted,qualified,proposal,negotiation,on_hold}'),
  ('leads', '{""}', '{new,contacted,qualified,proposal,negotiation,on_hold,won,lost}'),
  ('accounts', '{""}', '{prospect,active,at_risk,churned,won_back}'),
  ('accounts', '{prospect,archived}', '{active}'),
  ('accounts', '{active,won_back}', '{at_risk,churned}'),
  ('accounts', '{at_risk}', '{active,churned}'),
  ('accounts', '{churned}', '{won_back}'),
  ('accounts', '{prospect,active,at_risk,churned,won_back}', '{archived}'),
  ('accounts', '{archived}', '{prospect}'),
  ('contacts', '{"",active,left_company,do_not_contact}', '{active,left_company,do_not_contact}')
) t (entity, froms, tos), unnest(froms::text[]) was, unnest(tos::text[]) becomes where was <> becomes;

-- A lead's stage carries its own consequences: when it was entered, how probable it is, where a lost lead came from.
create function app.enter_stage() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.stage = old.stage then return new; end if;
  if tg_op = 'UPDATE' or app.actor_id() is not null then
    new.stage_entered_at := now();
    if tg_op = 'INSERT' or new.probability = old.probability then
      new.probability := case new.stage when 'new' then 5 when 'contacted' then 15 when 'qualified' then 30 when 'proposal' then 50
        when 'negotiation' then 75 when 'won' then 100 when 'lost' then 0 else new.probability end;
    end if;
  end if;
  if tg_op = 'UPDATE' then
    new.reopened_to := case when new.stage in ('won', 'lost') then old.stage end;
    if new.stage <> 'lost' then new.lost_reason := null; new.lost_note := null; end if;
  end if;
  return new;
end $$;
create trigger e_stage before insert or update of stage on public.leads for each row execute function app.enter_stage();

select app.govern('company');
select app.govern('teams');
select app.govern('people');
select app.govern('user_roles');
select app.govern('accounts', 'stage');
select app.govern('contacts', 'status');
select app.govern('leads', 'stage');

-- Whoever changes teams takes their records along: the old team no longer sees them, the new one does.
create function app.take_records_along() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text;
begin
  for v_entity in select s.entity from app.scopes s where s.scope = 'team'
    and exists (select from pg_attribute a where a.attrelid = format('public.%I', s.entity)::regclass and a.attname = 'owner_id') loop
    execute format('update public.%I set team_id = $1 where owner_id = $2 and team_id is distinct from $1', v_entity) using new.team_id, new.id;
  end loop;
  return null;
end $$;
create trigger f_team after update of team_id on public.people for each row when (new.team_id is distinct from old.team_id) execute function app.take_records_along();

-- The acts on people and roles ---------------------------------------------------------------------------------------

create function app.current_role_of(p_user uuid) returns text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select role from public.user_roles where user_id = p_user order by created_at desc, id desc limit 1
$$;
create function app.count_admins() returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*) from public.people p where p.status = 'active' and p.deleted_at is null and app.current_role_of(p.id) = 'admin'
$$;

-- A grant of the admin role that waits for a second admin.
create table app.role_proposals (
  id uuid primary key default app.new_id(), user_id uuid not null references public.people (id), role text not null, reason text,
  proposed_by uuid not null, proposed_at timestamptz not null default now(), agreed_by uuid, agreed_at timestamptz
);
create index on app.role_proposals (user_id);
alter table app.role_proposals enable row level security;
alter table app.role_proposals force row level security;
create policy owner on app.role_proposals to current_user using (true) with check (true);
create policy definer on app.role_proposals to tandem_definer using (true) with check (true);
create policy admins on app.role_proposals for select to tandem_roles using ((select app.verified()) and (select app.rights('user_roles')) ? 'grant');
grant select on app.role_proposals to tandem_roles;
grant select, insert, update on app.role_proposals to tandem_definer;

create function app.write_person(p_name text, p_email text, p_kind text, p_role text, p_team uuid, p_account uuid, p_title text, p_language text, p_password text, p_reason text)
returns uuid language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid := app.new_id();
begin
  insert into public.people (id, name, email, kind, team_id, account_id, title, language)
  values (v_id, p_name, lower(p_email), p_kind, p_team, p_account, p_title, coalesce(p_language, 'en'));
  insert into public.user_roles (user_id, role, granted_by, reason) values (v_id, p_role, app.actor_id(), p_reason);
  insert into auth."user" (id, name, email, "emailVerified") values (v_id, p_name, lower(p_email), true);
  insert into auth.account ("accountId", "providerId", "userId", password) values (v_id::text, 'credential', v_id, p_password);
  return v_id;
end $$;

-- First-run set-up: once, under a lock, whoever comes in parallel.
create function app.set_up(p_company text, p_language text, p_name text, p_email text, p_password text, p_demo boolean)
returns uuid language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7264);
  if exists (select from public.people) or exists (select from public.company) then raise 'RESOURCE_CONFLICT' using errcode = '23505'; end if;
  insert into public.company (name, language, demo) values (p_company, p_language, p_demo);
  return app.write_person(p_name, p_email, 'employee', 'admin', null, null, null, p_language, p_password, 'first set-up');
end $$;

-- What the sign-in page may know before anybody has come in.
create function app.front_door() returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('set_up', exists (select from public.people),
    'company', (select jsonb_build_object('name', c.name, 'language', c.language) from public.company c limit 1),
    'demo', coalesce((select c.demo from public.company c limit 1), false))
$$;

-- The caller themselves, the pages they open and what their role may do: what a browser needs to draw itself.
create function app.me() returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'person', (select jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email, 'kind', p.kind, 'role', app.role(), 'title', p.title,
        'team_id', p.team_id, 'team_name', (select t.name from public.teams t where t.id = p.team_id), 'account_id', p.account_id,
        'language', p.language, 'locale', p.locale, 'time_zone', p.time_zone)
      from public.people p where p.id = app.user_id()),
    'pages', (select jsonb_agg(entity order by entity) from app.role_permissions where role = app.role() and entity like '/%' and verb = 'read'),
    'rights', (select jsonb_object_agg(entity, verbs) from (
      select entity, jsonb_object_agg(verb, scopes) as verbs from (
        select entity, verb, jsonb_agg(scope order by scope) as scopes from app.role_permissions
         where role = app.role() and entity not like '/%' group by entity, verb) v group by entity) e),
    -- Entities of which the role may change some columns only.
    'narrowed', (select jsonb_object_agg(entity, columns) from (
      select entity, jsonb_agg(distinct c) as columns from app.role_permissions, unnest(columns) c
       where role = app.role() and verb = 'update' group by entity) n))
$$;

-- Makes a person with a first password. An admin makes anybody but a further admin; a client_admin, clients of their own account.
create function app.create_person(p_name text, p_email text, p_role text, p_team uuid, p_account uuid, p_title text, p_password text)
returns uuid language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kind text := (select kind from app.roles where name = p_role); v_id uuid;
begin
  perform app.require('people', 'hire');
  if v_kind is null or v_kind = 'system' then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'no such role'; end if;
  if app.role() = 'client_admin' and (p_role <> 'client' or p_account is distinct from app.account_id()) then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if v_kind = 'client' and (p_account is null or not exists (select from public.accounts where id = p_account and deleted_at is null)) then raise 'REFERENCE' using errcode = '23503', column = 'account_id'; end if;
  if v_kind = 'employee' and p_account is not null then raise 'ROLE' using errcode = '23514', column = 'account_id', detail = 'staff belong to no client'; end if;
  if p_team is not null and not exists (select from public.teams where id = p_team and deleted_at is null) then raise 'REFERENCE' using errcode = '23503', column = 'team_id'; end if;
  v_id := app.write_person(p_name, p_email, v_kind, case when p_role = 'admin' then 'employee' else p_role end, p_team, p_account, p_title, null, p_password, null);
  if p_role = 'admin' then perform app.grant_role(v_id, 'admin', 'made as an admin'); end if;
  return v_id;
end $$;

-- Gives a role: 'granted', or 'proposed' where a second admin must agree first. Nobody changes their own; the last admin stays.
create function app.grant_role(p_user uuid, p_role text, p_reason text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_kind text := (select kind from public.people where id = p_user and deleted_at is null);
begin
  perform app.require('user_roles', 'grant');
  perform pg_advisory_xact_lock(7265);
  if p_user = app.user_id() then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'nobody changes their own role'; end if;
  if v_kind is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if not exists (select from app.roles where name = p_role and kind = v_kind) then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'not a role of that kind of person'; end if;
  if app.current_role_of(p_user) = 'admin' and p_role <> 'admin' and app.count_admins() < 2 then raise 'ROLE' using errcode = '23514', column = 'role', detail = 'the last admin stays'; end if;
  if p_role = 'admin' and app.count_admins() >= 2 then
    insert into app.role_proposals (user_id, role, reason, proposed_by) values (p_user, p_role, p_reason, app.user_id());
    return 'proposed';
  end if;
  insert into public.user_roles (user_id, role, granted_by, reason) values (p_user, p_role, app.user_id(), p_reason);
  return 'granted';
end $$;

create function app.agree_role(p_proposal uuid) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare p app.role_proposals;
begin
  perform app.require('user_roles', 'grant');
  update app.role_proposals set agreed_by = app.user_id(), agreed_at = now()
   where id = p_proposal and agreed_at is null and app.user_id() not in (proposed_by, user_id) returning * into p;
  if not found then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  insert into public.user_roles (user_id, role, granted_by, reason) values (p.user_id, p.role, app.user_id(), p.reason);
end $$;

grant execute on function app.set_up(text, text, text, text, text, boolean), app.front_door() to tandem_app;
grant execute on function app.me(), app.create_person(text, text, text, uuid, uuid, text, text), app.grant_role(uuid, text, text), app.agree_role(uuid) to tandem_roles;
grant execute on function app.current_role_of(uuid), app.count_admins(), app.write_person(text, text, text, text, uuid, uuid, text, text, text, text), app.set_up(text, text, text, text, text, boolean) to tandem_definer;
select app.settle_functions();
