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
