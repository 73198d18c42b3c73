-- How each part of the installation was (src/health/judge.ts): the worst state of each hour, successive hours with the same in one row.
-- Of a part there are at most 24 rows a day.
create table app.part_hours (
  part text not null check (length(part) <= 40),
  state text not null check (state in ('off', 'good', 'warning', 'bad')),
  from_hour timestamptz not null,
  to_hour timestamptz not null,
  primary key (part, from_hour),
  check (from_hour <= to_hour)
);
create index on app.part_hours (to_hour);

-- Its present state, since when it is so, and when that was last seen.
create table app.part_states (
  part text primary key check (length(part) <= 40),
  state text not null check (state in ('off', 'good', 'warning', 'bad')),
  since timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
