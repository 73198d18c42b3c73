-- The endpoint that agents think with: any that speaks the OpenAI protocol. The key is sealed by the server (src/agents/model/seal.ts);
-- the database cannot read it. Prices and caps are in millionths of the company's currency; prices for a million tokens.
create table app.model_endpoint (
  single boolean primary key default true check (single),
  base_url text not null check (length(base_url) between 8 and 500), sealed_key text check (length(sealed_key) <= 2000),
  -- What the endpoint calls the models that agents name ({"gpt-4o": "llama3.3:70b"}), and what they cost ({"gpt-4o": {"in": …, "out": …}}).
  models jsonb not null default '{}' check (jsonb_typeof(models) = 'object' and length(models::text) <= 4000),
  prices jsonb not null default '{}' check (jsonb_typeof(prices) = 'object' and length(prices::text) <= 4000),
  timeout_s int not null default 60 check (timeout_s between 5 and 300),
  changed_at timestamptz not null default now(), changed_by uuid not null references public.people);
create index on app.model_endpoint (changed_by);

-- What may be spent and what is: by the company and by each person on one day, and by one run.
create table app.spend_caps (kind text primary key check (kind in ('company', 'person', 'run')), cap bigint not null check (cap between 0 and 1000000000000));
insert into app.spend_caps values ('company', 5000000), ('person', 1000000), ('run', 500000);
create table app.spending (
  kind text references app.spend_caps, whose uuid, day date not null,
  reserved bigint not null default 0 check (reserved >= 0), spent bigint not null default 0 check (spent >= 0), primary key (day, kind, whose));
create index on app.spending (kind);

-- What a run has done, in order: each question to a model with what it took. Reserved before, settled after; what is never settled counts
-- as spent.
create table app.agent_steps (
  id uuid primary key default app.new_id(), run_id uuid not null references app.runs on delete cascade, at timestamptz not null default now(),
  kind text not null check (kind = 'model'), model text not null check (length(model) <= 200),
  day date not null, reserved bigint not null, cost bigint, input_tokens int, output_tokens int, ms int, error text check (length(error) <= 500));
create index on app.agent_steps (run_id, at);
insert into app.role_permissions (role, entity, verb, scope) values
  ('admin', 'model_endpoint', 'read', 'all'), ('admin', 'model_endpoint', 'update', 'all'), ('ceo', 'model_endpoint', 'read', 'all');
