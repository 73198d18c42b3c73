import { afterAll, beforeAll, expect, test } from "vitest";
import { type Chance, chance } from "../demo/random.ts";
import { addedByHand, type KeptTask, type KeptTime } from "../testing/added-by-hand.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { ProjectStand, TaskSums } from "./browser/portfolio-data.ts";

// What four people do at once to a few projects with deep subtasks, by chance; then every sum is added up again by hand.

type Row = Record<string, unknown> & { id: string; version: number };

const seed = Number(process.env["SEED"] ?? 20261126);
/** Of each of the four; and in how many tries, since some of what chance has them do is refused. */
const writes = 250;
const most_tries = 700;

let company: TestCompany;
let server: TestServer;
let boss: TestPerson;
let people: TestPerson[];
let projects: string[];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company, { settings: { TANDEM_FAIR_SHARE: "off" } });
  boss = await company.person("ceo", { name: "Paul" });
  people = [];
  for (const role of ["project_manager", "project_manager", "team_member", "support"])
    people.push(await company.person(role));
  const [maud, nina] = people as [TestPerson, TestPerson];
  const make = async (name: string, owner_id: string, values: object) => {
    const id = await company.row("public.projects", { name, owner_id, status: "active", ...values });
    for (const { id: user_id } of people.filter((each) => each.id !== owner_id))
      await company.row("public.project_members", { project_id: id, user_id });
    return id;
  };
  projects = [
    await make("One", maud.id, { rate: 80, budget: 9000 }),
    await make("Two", nina.id, { rate: 99.99 }),
    await make("Three", maud.id, { billing: "internal" }),
  ];
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<{ data: Row }>(by, method, `/api/${path}`, body);

type Made = Record<"tasks" | "entries", string[]>;

// How often each is done.
const of_tasks = { create: 9, move: 8, estimate: 6, below: 5, elsewhere: 3, bin: 2, restore: 2 };
const of_time = { enter: 10, mend: 4, other: 3, throw: 2, submit: 6, reject: 4, approve: 2 };

/** One of what people do all day, on what anybody has made so far; what is refused is refused by a rule. */
function act(by: TestPerson, luck: Chance, made: Made): Promise<number> {
  const { create, change, verb } = doing(by, made);
  const name = "Work";
  if (made.tasks.length === 0) return create("tasks", { name, project_id: luck.one(projects) });
  const task = luck.one(made.tasks);
  const entry = made.entries.length > 0 ? luck.one(made.entries) : crypto.randomUUID();
  const estimate = luck.one([null, 30, 60, 90, 240, 480]);
  const where = luck.one([{ project_id: luck.one(projects) }, { parent_id: task }, { parent_id: task }]);
  const status = luck.one(["todo", "in_progress", "done", "done", "cancelled"]);
  const minutes = luck.between(1, 120);
  const day = `2026-10-${String(luck.between(1, 31)).padStart(2, "0")}`;
  const acts = {
    create: () => create("tasks", { name, estimate, owner_id: luck.one(people).id, ...where }),
    move: () => verb("tasks/move", { id: task, status }),
    estimate: () => change(`tasks/${task}`, { estimate }),
    below: () => change(`tasks/${task}`, { parent_id: luck.one([null, luck.one(made.tasks)]) }),
    elsewhere: () => change(`tasks/${task}`, { project_id: luck.one([null, ...projects]) }),
    bin: () => change(`tasks/${task}`, {}, "DELETE"),
    restore: () => verb("tasks/restore", { id: task }),
    enter: () => create("time_entries", { task_id: task, day, minutes }),
    mend: () => change(`time_entries/${entry}`, { minutes }),
    other: () => change(`time_entries/${entry}`, { task_id: task }),
    throw: () => change(`time_entries/${entry}`, {}, "DELETE"),
    submit: () => verb("time_entries/submit", { id: entry }),
    reject: () => verb("time_entries/reject", { id: entry, reason: "No" }),
    approve: () => verb("time_entries/approve", { id: entry }),
  };
  return acts[luck.weighted({ ...of_tasks, ...of_time })]();
}

function doing(by: TestPerson, made: Made) {
  const verb = async (path: string, input: object) => (await call(by, "POST", path, input)).status;
  return {
    verb,
    create: async (entity: "tasks" | "time_entries", values: object) => {
      const { status, body } = await call(by, "POST", entity, values);
      if (status === 201) made[entity === "tasks" ? "tasks" : "entries"].push(body.data.id);
      return status;
    },
    change: async (path: string, values: object, method = "PATCH") => {
      const { version } = (await call(by, "GET", path)).body.data ?? {};
      return (await call(by, method, path, { version, ...values })).status;
    },
  };
}

test(`after a thousand writes by four people at once every sum is what is there (SEED=${seed})`, async () => {
  const made: Made = { tasks: [], entries: [] };
  const statuses = await Promise.all(
    people.map(async (by, index) => {
      const luck = chance(seed + index);
      const answers: number[] = [];
      while (answers.filter(isDone).length < writes && answers.length < most_tries)
        answers.push(await act(by, luck, made));
      return answers;
    }),
  );
  // Nothing failed, and nobody was held up: what was refused, was by a rule.
  expect([...new Set(statuses.flat())].filter((status) => status >= 429)).toEqual([]);
  expect(statuses.map((each) => each.filter(isDone).length)).toEqual(people.map(() => writes));
  // (Of a deadlock the database tells a second later.)
  await new Promise((told) => setTimeout(told, 1100));
  expect(await deadlocks()).toBe(0);
  await expectAll();
});

/** Holds what is told of every task, project and person against the rows themselves. */
async function expectAll() {
  const { rows: tasks } = await company.owner.query<KeptTask>("select * from public.tasks");
  const { rows: entries } = await company.owner.query<KeptTime>("select * from public.time_entries");
  const hand = addedByHand(tasks, entries);
  const asked = tasks.map(({ id }) => id);
  const told: TaskSums[] = [];
  while (asked.length > 0) told.push(...(await ask<TaskSums[]>(`portfolio/tasks?ids=${asked.splice(0, 200).join()}`)));
  expect(byId(told.map(rounded))).toEqual(byId(tasks.map(({ id }) => rounded(hand.below(id)))));
  const standing = await ask<ProjectStand[]>("portfolio");
  expect(standing.length).toBe(projects.length);
  for (const { id, tasks: all, done, progress, spent } of standing)
    expect(rounded({ tasks: all, done, progress, spent }), id).toEqual(rounded(hand.project(id)));
  const where = JSON.stringify({ status: { neq: "rejected" } });
  const amounts = await ask<Amount[]>(`time_entries/summary?by=project_id&sum=amount&where=${where}`);
  for (const id of projects) {
    const { amount = {} } = amounts.find(({ project_id }) => project_id === id) ?? {};
    expect(Math.round((amount["EUR"] ?? 0) * 100), id).toBe(hand.amount(id));
  }
  // None of these has a day: all that is left of them lies in no week.
  const { rows: left } = await company.owner.query<{ owner_id: string; minutes: number }>(
    "select owner_id, sum(coalesce(minutes, 0))::int as minutes from app.spread_work(current_date, 1, null) group by 1",
  );
  for (const { id } of people) expect(left.find((each) => each.owner_id === id)?.minutes ?? 0).toBe(hand.left(id));
}
type Amount = { project_id: string | null; amount?: Record<string, number> };

const ask = async <T>(path: string) => (await server.call<{ data: T }>(boss, "GET", `/api/${path}`)).body.data;
const rounded = <T extends { progress: number | null }>(one: T) => ({ ...one, progress: one.progress?.toFixed(4) });
const byId = <T extends { id: string }>(all: T[]) => all.toSorted((one, other) => one.id.localeCompare(other.id));
const isDone = (status: number) => status < 300;

async function deadlocks(): Promise<number | undefined> {
  const { rows } = await company.owner.query<{ deadlocks: number }>(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.deadlocks;
}
