import { afterAll, beforeAll, expect, test } from "vitest";
import { chance } from "../../demo/random.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Group = Record<string, unknown> & { count: number; minutes: number };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let workers: TestPerson[];
let projects: string[];
let tasks: string[];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  workers = [maud];
  for (const role of ["team_member", "sales", "support"]) workers.push(await company.person(role));
  const make = async (name: string, values: object) => {
    const id = await company.row("public.projects", { name, owner_id: maud.id, ...values });
    for (const { id: user_id } of workers.slice(1))
      await company.row("public.project_members", { project_id: id, user_id });
    return id;
  };
  projects = [
    await make("One", { rate: 80 }),
    await make("Two", { rate: 99.99 }),
    await make("In", { billing: "internal" }),
  ];
  tasks = [];
  for (const project_id of projects)
    for (const name of ["A", "B"])
      tasks.push(await company.row("public.tasks", { name, project_id, owner_id: maud.id }));
}, 60_000);
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<{ data: Row }>(by, method, `/api/${path}`, body);
const summed = async (by: TestPerson, column: string, sum = "minutes") =>
  (await server.call<{ data: Group[] }>(by, "GET", `/api/time_entries/summary?by=${column}&sum=${sum}`)).body.data;

/** One of what people do all day, by chance; what is refused is refused by a rule of time. */
async function act(by: TestPerson, luck: ReturnType<typeof chance>, own: Row[]): Promise<number> {
  const day = `2026-10-${String(luck.between(1, 25)).padStart(2, "0")}`;
  const work = [{ task_id: luck.one(tasks) }, { project_id: luck.one(projects) }, { note: "Beside" }][
    luck.between(0, 2)
  ];
  const some = luck.between(0, 9);
  const row = own.length > 0 ? luck.one(own) : undefined;
  if (some < 5 || !row) {
    const made = await call(by, "POST", "time_entries", { day, minutes: luck.between(1, 300), ...work });
    if (made.status === 201) own.push(made.body.data);
    return made.status;
  }
  const { version } = (await call(by, "GET", `time_entries/${row.id}`)).body.data ?? {};
  if (some === 5) return (await call(by, "DELETE", `time_entries/${row.id}`, { version })).status;
  if (some === 6) return (await call(by, "POST", "time_entries/submit", { id: row.id })).status;
  if (some === 7) return (await call(by, "POST", "time_entries", { status: "running", ...work })).status;
  if (some === 8)
    return (
      await call(by, "PATCH", `time_entries/${row.id}`, { version, project_id: luck.one(projects), task_id: null })
    ).status;
  return (await call(by, "PATCH", `time_entries/${row.id}`, { version, minutes: luck.between(1, 300) })).status;
}

test("after hundreds of writes by four people at once, and moved tasks, what is summed is what is there", async () => {
  const statuses = await Promise.all(
    workers.map(async (by, index) => {
      const luck = chance(1000 + index);
      const own: Row[] = [];
      const answers: number[] = [];
      for (let round = 0; round < 80; round++) {
        answers.push(await act(by, luck, own));
        // Meanwhile the manager moves tasks, with the time that was worked on them.
        if (by === maud && round % 10 === 5) {
          const id = luck.one(tasks);
          const { version } = (await call(maud, "GET", `tasks/${id}`)).body.data;
          answers.push((await call(maud, "PATCH", `tasks/${id}`, { version, project_id: luck.one(projects) })).status);
        }
      }
      return answers;
    }),
  );
  // Nothing failed: what was refused, was by a rule.
  expect([...new Set(statuses.flat())].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.flat().filter((status) => status < 300).length).toBeGreaterThan(200);
  const by_hand = async (column: string, whose?: string) =>
    (
      await company.owner.query<Group>(
        `select ${column}, count(*)::int as count, coalesce(sum(minutes), 0)::int as minutes from public.time_entries
          where deleted_at is null and (manager_id = $1 or owner_id = $1) and ($2::uuid is null or owner_id = $2) group by 1`,
        [maud.id, whose],
      )
    ).rows;
  const sorted = (groups: Group[]) =>
    groups.map((group) => JSON.stringify(Object.entries(group).toSorted())).toSorted();
  for (const column of ["project_id", "task_id", "owner_id", "status"])
    expect(sorted(await summed(maud, column)), column).toEqual(sorted(await by_hand(column)));
  // Whoever sees their own sums up their own.
  const [, hugo] = workers as [TestPerson, TestPerson];
  const own = (
    await company.owner.query<Group>(
      "select task_id, count(*)::int as count, coalesce(sum(minutes), 0)::int as minutes from public.time_entries where deleted_at is null and owner_id = $1 group by 1",
      [hugo.id],
    )
  ).rows;
  expect(sorted(await summed(hugo, "task_id"))).toEqual(sorted(own));
});

test("amounts are summed by their currency for whoever is told of them, and each entry is of its task's project", async () => {
  const { rows } = await company.owner.query<{ project_id: string; amount: string }>(
    `select project_id, sum(round(rate * minutes / 60, 2)) filter (where billable) as amount from public.time_entries
      where deleted_at is null and manager_id = $1 group by 1 having sum(rate * minutes) filter (where billable) > 0`,
    [maud.id],
  );
  const told = (await summed(maud, "project_id", "amount")).filter(({ project_id }) => project_id);
  const amounts = new Map(
    told.map((group) => [group["project_id"], (group["amount"] as Record<string, number>)["EUR"]]),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { project_id, amount } of rows) expect(amounts.get(project_id)).toBeCloseTo(Number(amount), 2);
  const [, hugo] = workers as [TestPerson, TestPerson];
  expect((await call(hugo, "GET", "time_entries/summary?by=project_id&sum=amount")).status).toBe(403);
  const strange = await company.owner.query(
    `select 1 from public.time_entries e left join public.tasks t on t.id = e.task_id left join public.projects p on p.id = e.project_id
      where (e.task_id is not null and e.project_id is distinct from t.project_id) or e.manager_id is distinct from p.owner_id
        or e.project_name is distinct from p.name`,
  );
  expect(strange.rows).toEqual([]);
  const days = await company.owner.query(
    "select 1 from public.time_entries where deleted_at is null group by owner_id, day having sum(minutes) > 1440",
  );
  expect(days.rows).toEqual([]);
});
