-- How long each lead stood in each stage: what stage conversion is counted from. What it is made of stands in the log, where it cannot be counted quickly.
create table app.lead_stays (
  lead_id uuid not null references public.leads (id) on delete cascade,
  entered_at timestamptz not null,
  stage text not null check (length(stage) <= 2000),
  left_at timestamptz,
  went_to text check (length(went_to) <= 2000),
  primary key (lead_id, entered_at)
);
create index on app.lead_stays (entered_at);

with changes as (select g.row_id as lead_id, g.at, g.id, g.before ->> 'stage' as was, g.after ->> 'stage' as becomes, l.created_at, row_number() over w as nth
    from app.log g join public.leads l on l.id = g.row_id where g.entity = 'leads' and g.before ? 'stage' and g.after ? 'stage'
     and g.before ->> 'stage' <> g.after ->> 'stage' window w as (partition by g.row_id order by g.at, g.id)),
  entered as (select lead_id, least(created_at, at) as entered_at, was as stage, 0 as nth from changes where nth = 1
    union all select lead_id, at, becomes, nth from changes),
  last_at_once as (select distinct on (lead_id, entered_at) * from entered order by lead_id, entered_at, nth desc)
insert into app.lead_stays (lead_id, entered_at, stage, left_at, went_to)
  select lead_id, entered_at, stage, lead(entered_at) over w, lead(stage) over w from last_at_once window w as (partition by lead_id order by entered_at);
-- (What the log tells otherwise than the lead itself is not believed.)
delete from app.lead_stays s where lead_id in (select o.lead_id from app.lead_stays o join public.leads l on l.id = o.lead_id
  where o.left_at is null and o.stage <> l.stage);
insert into app.lead_stays (lead_id, entered_at, stage) select l.id, l.stage_entered_at, l.stage from public.leads l
  where not exists (select from app.lead_stays s where s.lead_id = l.id);

-- On which days it was kept what was expected, in which currency.
create table app.forecast_days (day date primary key, currency text not null);

-- What was expected of a month, as it was said on a day, by whose leads it was: amounts at that day's rates.
create table app.forecasts (
  day date not null references app.forecast_days (day) on delete cascade,
  month date not null,
  owner_id uuid references public.people (id),
  team_id uuid references public.teams (id),
  won numeric(16,2) not null,
  committed numeric(16,2) not null,
  best numeric(16,2) not null,
  weighted numeric(16,2) not null,
  unique nulls not distinct (day, month, owner_id, team_id)
);
create index on app.forecasts (owner_id);
create index on app.forecasts (team_id);

-- How the app is used is told of all together: by whom a company is led, kept and audited.
insert into app.role_permissions (role, entity, verb, scope) select role, 'usage_events', 'read', 'all' from unnest('{ceo,admin,auditor}'::text[]) role;
create index on app.usage_events (name, at);
