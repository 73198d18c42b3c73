-- What the server does by itself: when each task last ran, how long that took, and why it failed last. Which servers run tasks.
create table app.job_tasks (
  task text primary key check (length(task) <= 60),
  ran_at timestamptz,
  took_ms int,
  failed_at timestamptz,
  last_error text check (length(last_error) <= 500)
);
create table app.job_servers (
  id text primary key check (length(id) <= 100),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
-- Asked once a second whether anything is due.
create index imports_working_index on public.imports (beat_at) where state in ('checking', 'committing', 'undoing');
create index choices_leaving_index on public.choices (id) where leaving;
-- Backups that were made, and that this database was restored from one.
create table app.backups (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  file text not null check (length(file) <= 1000),
  bytes bigint not null,
  restored boolean not null default false
);
create index backups_at_index on app.backups (at desc);
