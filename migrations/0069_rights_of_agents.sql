-- What an agent may use of an entity, or of what else there are rights to: its reads and verbs, by the names of its tools (leads_list
-- is list). No row, no right.
create table app.agent_acts (
  agent text check (agent ~ '^[a-z][a-z_]{1,49}$'), entity name, acts text[] not null,
  primary key (agent, entity), check (cardinality(acts) between 1 and 50));
-- What one run may do: what its agent, its task and the run that began it have in common, put together when it begins. With ids, to
-- these records only.
create table app.run_acts (
  run_id uuid references app.runs on delete cascade, entity name, acts text[] not null, ids uuid[], primary key (run_id, entity),
  check (cardinality(acts) between 1 and 50), check (cardinality(ids) <= 1000));
alter table app.runs add agent text, add parent_id uuid references app.runs,
  -- How many runs began one another above this one.
  add depth smallint not null default 0 check (depth <= 3);
create index on app.runs (parent_id);

-- While one stands, no run of an agent enters (app.halt_agents).
create table app.agent_halts (
  id uuid primary key default app.new_id(), at timestamptz not null default now(), by uuid not null references public.people,
  reason text not null check (length(reason) between 3 and 500),
  lifted_at timestamptz, lifted_by uuid references public.people, lift_reason text check (length(lift_reason) between 3 and 500),
  check (num_nulls(lifted_at, lifted_by, lift_reason) in (0, 3)));
create unique index on app.agent_halts ((true)) where lifted_at is null;
create index on app.agent_halts (by);
create index on app.agent_halts (lifted_by);

-- Names and lists that all else is shown and judged with: whatever a run may do, it may read them as far as its person may.
alter table app.entities add looked_up boolean not null default false;
update app.entities set looked_up = true
 where entity in ('people', 'teams', 'company', 'pipelines', 'stages', 'choices', 'own_fields', 'rates', 'holidays', 'tags');

-- What each of the roster may do by itself. What goes further wants a person's approval, and is in no list yet.
insert into app.agent_acts (agent, entity, acts)
select agent, entity, acts from (values
  ('{master_coordinator,database_manager,documentation_agent,qa_tester,ux_specialist,code_generator}'::text[],
   '{leads,accounts,contacts,affiliations,activities,comments}'::name[], '{list,get}'::text[]),
  ('{security_auditor}', '{user_roles,people}', '{list,get}'),
  -- (The whole log, with what browsers report and how the database is closed.)
  ('{security_auditor,bug_hunter,qa_tester}', '{audit_logs}', '{read}'),
  ('{code_architect,performance_optimizer,monitoring_agent,deployment_agent,bug_hunter,github_integration_agent}', '{imports}', '{list,get}')
) granted (agents, entities, acts), unnest(agents) agent, unnest(entities) entity;
-- Notes and drafts that colleagues read, on the records themselves.
update app.agent_acts set acts = acts || '{create}' where agent = 'documentation_agent' and entity = 'comments';
-- Whoever leads may stop them all; who lifts it says why.
insert into app.role_permissions (role, entity, verb, scope) values
  ('admin', 'ai_agents', 'halt', 'all'), ('ceo', 'ai_agents', 'halt', 'all'), ('project_manager', 'ai_agents', 'halt', 'all'),
  ('admin', 'ai_agents', 'lift_halt', 'all'), ('ceo', 'ai_agents', 'lift_halt', 'all');
