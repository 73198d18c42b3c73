import { afterAll, beforeAll, expect, test } from "vitest";
import { chance } from "../demo/random.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";

// What somebody has to do, spread over weeks: tasks, days off and time by chance, and each spread again by hand, day by day.

const seed = Number(process.env["SEED"] ?? 20261126);
const weeks = 6;

type Task = {
  id: string;
  owner_id: string;
  starts_on: string | null;
  due_on: string | null;
  estimate: number | null;
  spent: number;
};

let company: TestCompany;
let people: TestPerson[];
let today: string;
let monday: string;
const off = new Set<string>();
const tasks: Task[] = [];

beforeAll(async () => {
  company = await testCompany();
  people = [await company.person("team_member"), await company.person("support"), await company.person("sales")];
  const { owner, row } = company;
  // Works on Mondays, on Wednesdays to Fridays, and on Saturdays.
  const hours = JSON.stringify(Object.fromEntries([1, 3, 4, 5, 6].map((day) => [day, [[540, 1020]]])));
  await owner.query("update public.company set working_week = $1", [hours]);
  const { rows } = await owner.query<{ today: string; monday: string }>(
    "select t::text as today, date_trunc('week', t)::date::text as monday from (select (now() at time zone time_zone)::date as t from public.company) c",
  );
  ({ today = "", monday = "" } = rows[0] ?? {});
  await owner.query("delete from public.holidays");
  const luck = chance(seed);
  for (let n = 0; n < 12; n++) off.add(day(luck.between(-10, 60)));
  for (const each of off) await row("public.holidays", { day: each, name: "Closed" });
  for (let n = 0; n < 240; n++) {
    const starts = luck.between(0, 2) ? luck.between(-20, 70) : null;
    const due = luck.between(0, 3) ? (starts ?? luck.between(-20, 60)) + luck.between(0, 30) : null;
    const estimate = luck.between(0, 4) ? luck.between(0, 40) * 30 : null;
    const values = {
      owner_id: luck.one(people).id,
      starts_on: starts === null ? null : day(starts),
      due_on: due === null ? null : day(due),
      estimate,
    };
    const id = await row("public.tasks", { name: "Work", ...values });
    let spent = 0;
    for (let entry = luck.between(0, 3); entry > 1; entry--) {
      const minutes = luck.between(1, 300);
      const refused = luck.one([null, { status: "rejected", reason: "No" }, { deleted_at: new Date() }]);
      if (!refused) spent += minutes;
      await row("public.time_entries", {
        task_id: id,
        owner_id: values.owner_id,
        day: day(-n - 1),
        minutes,
        ...refused,
      });
    }
    tasks.push({ id, ...values, spent });
  }
});
afterAll(() => company.close());

const day = (after: number, from = today) => new Date(Date.parse(from) + after * 86_400_000).toISOString().slice(0, 10);
const works = (on: string) => ![0, 2].includes(new Date(on).getUTCDay()) && !off.has(on);
const later = (one: string, other: string) => (one > other ? one : other);
const weekOf = (on: string) => Math.floor((Date.parse(on) - Date.parse(monday)) / (7 * 86_400_000));

type Lying = { task: string; minutes: number | null };

/** Each week in which it lies, with its minutes there: none without an estimate. */
function byHand({ id, starts_on, due_on, estimate, spent }: Task): Lying[] {
  const left = estimate === null ? null : Math.max(0, estimate - spent);
  if (!starts_on && !due_on) return [{ task: `${id} without`, minutes: left }];
  const begins = later(starts_on ?? day(-6, due_on ?? ""), today);
  const ends = later(due_on ?? day(6, starts_on ?? ""), today);
  const days: string[] = [];
  for (let on = begins; on <= ends; on = day(1, on)) if (works(on)) days.push(on);
  const where = left === null || days.length === 0 ? [ends] : days;
  const counts = new Map<number, number>();
  for (const on of where) counts.set(weekOf(on), (counts.get(weekOf(on)) ?? 0) + 1);
  return [...counts]
    .filter(([week]) => week < weeks)
    .map(([week, count]) => ({ task: `${id} ${week}`, minutes: left === null ? null : (left * count) / where.length }));
}

async function spread(person: string | null): Promise<Lying[]> {
  const { rows } = await company.owner.query<Lying>(
    "select task_id || ' ' || coalesce(week::text, 'without') as task, minutes from app.spread_work($1, $2, $3)",
    [monday, weeks, person],
  );
  return rows;
}

const byTask = (all: Lying[]) =>
  all
    .toSorted((one, other) => (one.task < other.task ? -1 : 1))
    .map(({ task, minutes }) => ({ task, minutes: minutes && (expect.closeTo(minutes, 1) as number) }));

test(`tasks lie where they lie by hand, of all people and of each (SEED=${seed})`, async () => {
  const hand = tasks.flatMap(byHand);
  // Not for nothing: many lie in several weeks. How many lines there are in all goes by the weekday of today.
  expect(tasks.filter((task) => byHand(task).length > 1).length).toBeGreaterThan(tasks.length / 10);
  const sorted = (all: Lying[]) => all.toSorted((one, other) => (one.task < other.task ? -1 : 1));
  expect(sorted(await spread(null))).toEqual(byTask(hand));
  for (const { id } of people)
    expect(sorted(await spread(id))).toEqual(byTask(tasks.filter(({ owner_id }) => owner_id === id).flatMap(byHand)));
});

test("what one person does is read by their tasks alone, however often all were asked for", async () => {
  const { owner } = company;
  const other = await company.person("team_member");
  await owner.query("alter table public.tasks disable trigger user");
  await owner.query(
    `insert into public.tasks (name, owner_id, number, rank, due_on, estimate)
       select 'Of others', $1, 1000 + n, 'a' || n, current_date + n % 30, 60 from generate_series(1, 20000) n`,
    [other.id],
  );
  await owner.query("alter table public.tasks enable trigger user");
  await owner.query("analyze public.tasks");
  const [, somebody] = people;
  for (let turn = 0; turn < 8; turn++) for (const person of [null, somebody?.id ?? null]) await spread(person);
  await owner.query("begin");
  const before = await rowsRead();
  await spread(somebody?.id ?? null);
  expect((await rowsRead()) - before).toBeLessThan(2000);
  await owner.query("rollback");
});

async function rowsRead(): Promise<number> {
  const { rows } = await company.owner.query<{ n: number }>(
    "select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relid = 'public.tasks'::regclass",
  );
  return rows[0]?.n ?? 0;
}
