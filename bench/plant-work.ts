import type pg from "pg";

/**
 * Plants the work of a company beside the demonstration's: 200 people in 500 projects of ten managers and as many tasks, a year of
 * time, and two large projects of the demonstration's own manager: BIG with 5,000 tasks, LINE with 2,000 in chains.
 */
export async function plantWork(owner: pg.Client, tasks: number): Promise<void> {
  await people(owner);
  await projects(owner);
  await planted(owner, "tasks", () => fill(owner, tasks));
  await planted(owner, "time_entries", () => time(owner));
  await links(owner);
  await owner.query("analyze");
}

/** Without what follows from each row, which is not what is measured; what is copied is written by hand. */
async function planted(owner: pg.Client, table: string, rows: () => Promise<void>): Promise<void> {
  await owner.query(`alter table public.${table} disable trigger user`);
  await rows();
  await owner.query(`alter table public.${table} enable trigger user`);
}

async function people(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into public.people (name, email, kind, team_id) select 'Planted ' || n, 'planted' || n || '@demo.test', 'employee',
       (select id from public.teams order by name offset n % (select count(*) from public.teams) limit 1) from generate_series(1, 200) n`,
  );
  await owner.query(
    `insert into public.user_roles (user_id, role) select id, case when email ~ '[^0-9][0-9]@' then 'project_manager' else 'team_member' end
       from public.people where email like 'planted%'`,
  );
}

async function projects(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into public.projects (name, key, owner_id, status, billing, budget_hours, starts_on, due_on)
     select 'Planted project ' || n, 'PL' || n, m.id, 'active', 'time', 800, current_date - 100, current_date + 100
       from generate_series(1, 498) n join (select p.id, row_number() over (order by p.email) - 1 as nth, count(*) over () as all
         from public.people p join public.user_roles r on r.user_id = p.id where r.role = 'project_manager') m on m.nth = n % m.all`,
  );
  await owner.query(
    `insert into public.projects (name, key, owner_id, status, starts_on, due_on)
     select 'Planted ' || key, key, id, 'active', current_date - 100, current_date + 400 from public.people, unnest('{BIG,LINE}'::text[]) key
      where email = 'project_manager@demo.test'`,
  );
  // Everybody works in ten of them; one of the demonstration in both large ones, too.
  await owner.query(
    `insert into public.project_members (project_id, user_id, part)
     select distinct r.id, p.id, 'Work' from (select id, key, row_number() over (order by key) - 1 as nth from public.projects where name like 'Planted%') r
       join (select id, email, row_number() over (order by email) as nth from public.people
         where email like 'planted%' or email = 'team_member@demo.test') p on (r.nth + p.nth * 7) % 50 = 0
         or (p.email = 'team_member@demo.test' and r.key in ('BIG', 'LINE'))`,
  );
}

async function fill(owner: pg.Client, tasks: number): Promise<void> {
  await owner.query(
    `with goes as (select n, case when n <= 5000 then 'BIG' when n <= 7000 then 'LINE' else 'PL' || 1 + n % 498 end as key
       from generate_series(1, $1::int) n),
     counted as (select *, row_number() over (partition by key order by n) as number from goes),
     staff as (select id, team_id, row_number() over (order by email) - 1 as nth, count(*) over () as all from public.people
       where email like 'planted%' or email = 'team_member@demo.test')
     insert into public.tasks (name, project_id, project_key, manager_id, created_by, number, rank, owner_id, team_id, status, priority, starts_on,
       due_on, estimate, ended_at, created_at)
     select 'Planted task ' || c.n, p.id, p.key, p.owner_id, p.owner_id, c.number, app.rank_of(c.number), s.id, s.team_id, w.status,
       (array['urgent', 'high', 'medium', 'low', 'none'])[1 + c.n % 5], d.due - c.n % 6, d.due, 60 * (1 + c.n % 12),
       case when w.status in ('done', 'cancelled') then now() - c.n % 200 * interval '1 day' end, now() - c.n * interval '3 minutes'
       from counted c join public.projects p using (key) join staff s on s.nth = c.n % s.all,
       lateral (select (array['done', 'done', 'todo', 'in_progress', 'done', 'in_review', 'todo', 'done', 'backlog', 'cancelled'])[1 + c.n % 10] as status) w,
       lateral (select current_date + case when w.status in ('done', 'cancelled') then -(c.n % 200)
         when key = 'LINE' then (c.number / 8 + 1)::int else c.n % 150 - 10 end as due) d`,
    [tasks],
  );
  await owner.query(
    `insert into public.task_people (task_id, user_id, part) select t.id, p.id, 'assignee'
       from (select id from public.tasks where project_key = 'BIG' and number % 50 = 0) t, public.people p where p.email = 'team_member@demo.test'`,
  );
}

/** Two entries a day of each of 200 people, over a year. */
async function time(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into public.time_entries (owner_id, team_id, status, day, minutes, task_id, task_name, task_code, project_id, project_name, project_key,
       manager_id, billable, rate)
     select t.owner_id, t.team_id, 'approved', current_date - 1 - (t.nth / 2)::int, 120 + t.nth::int % 120, t.id, t.name, t.code, t.project_id, p.name, p.key,
       t.manager_id, true, 80
       from (select *, row_number() over (partition by owner_id order by number, id) as nth from public.tasks where name like 'Planted%') t
       join public.projects p on p.id = t.project_id where t.nth <= 460`,
  );
}

/** Chains of eight, one task after the other. */
async function links(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into public.task_links (from_id, to_id, kind, lag, created_by) select f.id, t.id, 'blocks', 0, f.manager_id
       from public.tasks f join public.tasks t on t.project_key = 'LINE' and f.project_key = 'LINE' and t.number = f.number + 250`,
  );
}
