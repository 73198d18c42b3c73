-- Requests by route: how many, how many of them were refused or failed, and how long they took (src/monitoring/histogram.ts), for each
-- minute, hour and day. The servers add up.
create table app.request_counts (
  span text not null check (span in ('minute', 'hour', 'day')),
  at timestamptz not null,
  route text not null check (length(route) <= 200),
  requests int not null,
  refused int not null,
  failed int not null,
  buckets int[] not null check (cardinality(buckets) = 50),
  primary key (span, at, route)
);

-- When a server first started with another release than the one before.
create table app.release_starts (
  at timestamptz primary key default now(),
  number int not null,
  version text not null check (length(version) <= 50)
);

-- Errors by their cause (src/monitoring/cause.ts): those of the server, and those that browsers tell of.
create table app.error_groups (
  id uuid primary key default app.new_id(),
  source text not null check (source in ('server', 'browser')),
  fingerprint text not null check (length(fingerprint) <= 50),
  title text not null check (length(title) <= 200),
  place text not null check (length(place) <= 200),
  -- Where it happened last, and under which id of a request.
  route text not null check (length(route) <= 300),
  request_id text check (length(request_id) <= 100),
  count bigint not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  first_release int not null,
  last_release int not null,
  state text not null default 'open' check (state in ('open', 'resolved', 'ignored')),
  unique (source, fingerprint)
);
create index on app.error_groups (source, last_at desc);

-- Whom it has happened to: those who were signed in, and on the server only, since what browsers tell is of nobody.
create table app.error_people (
  group_id uuid not null references app.error_groups (id) on delete cascade,
  user_id uuid not null references public.people (id),
  primary key (group_id, user_id)
);
create index on app.error_people (user_id);
insert into app.role_permissions (role, entity, verb, scope) values ('admin', 'error_groups', 'settle', 'all');
