import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { register } from "../entities/register.ts";
import { AppError } from "../entity/errors.ts";
import { openKernel } from "../entity/kernel.ts";
import { makeAgent, secondsLater } from "../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { derive_for_tests } from "../testing/keys.ts";
import type { Job } from "./jobs/job.ts";
import { cycle_ms, most_a_cycle, openWorker, type Worker, type WorkerOptions } from "./worker.ts";

type Task = { id: string; title: string; status: string; attempts: number } & Record<string, string | null>;
let company: TestCompany;
let claire: TestPerson;
let amir: TestPerson;
let workers: Worker[] = [];

beforeAll(async () => {
  company = await testCompany();
  [claire, amir] = [await company.person("sales"), await company.person("admin")];
});
beforeEach(async () => {
  await company.owner.query("delete from public.agent_tasks; delete from public.ai_agents");
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
});
afterAll(() => company.close());

const done: Job = async () => ({ text: "Nothing found.", counts: { found: 0 } });
/** A worker that takes a step only when it is told to. */
async function worker(look: Job = done, options: Partial<WorkerOptions> = {}): Promise<Worker> {
  const { database, system } = company;
  const quiet = {
    kernel: await openKernel(database, system, register),
    derive: derive_for_tests,
    private_hosts: [],
    cycle_ms: 3_600_000,
    beat_ms: 3_600_000,
    failed: (error: unknown) => console.error(error),
  };
  const opened = openWorker({ database, system, jobs: { look }, ...quiet, ...options });
  workers.push(opened);
  await opened.listening;
  await opened.settled();
  return opened;
}
const step = async (by: Worker) => {
  await by.cycle();
  await by.settled();
};
const ask = (title: string, values: Record<string, unknown> = {}) =>
  company.row("public.agent_tasks", { title, required_capability: "look", owner_id: claire.id, ...values });
const tasks = async () => (await company.owner.query<Task>("select * from public.agent_tasks order by title, id")).rows;
const one = async (id: string) => (await tasks()).find((task) => task.id === id) as Task;
const titled = async (status: string) =>
  (await tasks()).flatMap((task) => (task.status === status ? [task.title] : []));
const runs = async (where: string) =>
  (await company.owner.query<{ n: number }>(`select count(*)::int as n from app.runs where ${where}`)).rows[0]?.n;

test("a cycle each 30 s takes five tasks at most, P0 to P3, the oldest of equals first; the others wait for the next", async () => {
  expect([cycle_ms, most_a_cycle]).toEqual([30_000, 5]);
  await makeAgent(company, "Looker", ["look"]);
  const by = await worker();
  for (const [minute, title] of ["P3 a", "P2 b", "P2 c", "P1 d", "P0 e", "P2 f", "P1 g"].entries())
    await ask(title, { priority: title.slice(0, 2), created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
  await step(by);
  expect(await titled("done")).toEqual(["P0 e", "P1 d", "P1 g", "P2 b", "P2 c"]);
  expect(await titled("pending")).toEqual(["P2 f", "P3 a"]);
  await step(by);
  expect(await titled("pending")).toEqual([]);
  expect(await ask("usual").then(one)).toMatchObject({ priority: "P2", status: "pending" });
});

test("three of each person come before the fourth of anybody, however urgent and many they are", async () => {
  await makeAgent(company, "Looker", ["look"]);
  const by = await worker();
  for (let n = 0; n < 8; n++)
    await ask(`many ${n}`, { priority: "P0", created_at: new Date(Date.UTC(2026, 0, 1, 0, n)) });
  await ask("hers alone", { priority: "P3", owner_id: amir.id });
  await step(by);
  expect(await titled("done")).toEqual(["hers alone", "many 0", "many 1", "many 2", "many 3"]);
});

test("what is told after a halt is not kept, costs no attempt, and is done again", async () => {
  await makeAgent(company, "Looker", ["look"]);
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const by = await worker(async (asking) => (await held, done(asking)));
  const id = await ask("halted");
  await by.cycle();
  await company.row("app.agent_halts", { by: amir.id, reason: "To see" });
  go();
  await by.settled();
  expect(await one(id)).toMatchObject({ status: "pending", attempts: 0, result: null });
  await company.owner.query("delete from app.agent_halts");
  await step(by);
  expect(await one(id)).toMatchObject({ status: "done", attempts: 1, result: "Nothing found." });
});

test("a P0 begins a cycle at once, on every server, and one that becomes urgent too", async () => {
  await makeAgent(company, "Looker", ["look"]);
  await worker(done, { url: company.login_url("tandem_app") });
  await ask("usual", { priority: "P1" });
  await pause(100);
  expect(await titled("pending")).toEqual(["usual"]);
  const urgent = await ask("urgent", { priority: "P0" });
  await expect.poll(() => one(urgent), { timeout: 10_000 }).toMatchObject({ status: "done" });
  const later = await ask("later", { priority: "P3" });
  await company.owner.query("update public.agent_tasks set priority = 'P0' where id = $1", [later]);
  await expect.poll(() => one(later), { timeout: 10_000 }).toMatchObject({ status: "done" });
});

test("what waited for the end of a halt goes on as soon as somebody lifts it", async () => {
  await makeAgent(company, "Looker", ["look"]);
  await worker(done, { url: company.login_url("tandem_app") });
  const call = (text: string) => company.database.flush(amir.actor, [{ text, values: [] }]);
  await call("select app.halt_agents('A look first')");
  const id = await ask("usual");
  await call("select app.lift_halt('Looked at')");
  await expect.poll(() => one(id), { timeout: 10_000 }).toMatchObject({ status: "done" });
});

test("a task goes to the first active agent by role, then age, that is able; what nobody can do waits and says so, and takes no place", async () => {
  const at = (minute: number) => ({ created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
  await makeAgent(company, "Operator", ["look"], { role: "operator", ...at(0) });
  await makeAgent(company, "Young", ["look"], at(3));
  const old = await makeAgent(company, "Old", ["look", "read"], at(2));
  await makeAgent(company, "Resting", ["look", "sing"], { status: "paused", ...at(1) });
  const chief = await makeAgent(company, "Chief", [], { role: "manager", ...at(4) });
  for (let n = 0; n < 6; n++) await ask(`sing ${n}`, { required_capability: "sing", priority: "P0" });
  const able = await ask("able");
  const whoever = await ask("whoever", { required_capability: null });
  const model = await ask("model", { required_capability: "read" });
  await step(await worker());
  expect(await one(able)).toMatchObject({ status: "done", assigned_to: old, result: "Nothing found.", reason: null });
  const waits = { status: "assigned", waits_for: "model", reason: "No model is configured.", result: null };
  expect(await one(whoever)).toMatchObject({ ...waits, assigned_to: chief });
  expect(await one(model)).toMatchObject({ ...waits, assigned_to: old });
  const sing = (await tasks()).filter(({ title }) => title.startsWith("sing"));
  expect(sing.map(({ status, reason }) => [status, reason])).toEqual(
    Array.from({ length: 6 }, () => ["pending", "No active agent can do this."]),
  );
});

test("where none is active the idle and those that the system paused are woken, never one that a person paused; none where there is a halt", async () => {
  await makeAgent(company, "Idle", ["look"], { status: "idle" });
  await makeAgent(company, "By the system", ["look"], { status: "paused" });
  const by_person = await makeAgent(company, "By a person", ["look"]);
  const pause_it = { text: "update public.ai_agents set status = 'paused' where id = $1", values: [by_person] };
  await company.database.flush(amir.actor, [pause_it]);
  const statuses = async () =>
    (await company.owner.query<{ at: string }>("select name || ' ' || status as at from public.ai_agents order by 1"))
      .rows;
  const { rows } = await company.owner.query<{ text: string }>(
    "select pg_get_functiondef('app.agents_halted'::regproc) as text",
  );
  await company.owner.query(
    "create or replace function app.agents_halted() returns boolean language sql stable set search_path = pg_catalog, pg_temp as 'select true'",
  );
  const id = await ask("halted");
  const by = await worker();
  await step(by);
  expect([(await one(id)).status, (await statuses()).map(({ at }) => at)]).toEqual([
    "pending",
    ["By a person paused", "By the system paused", "Idle idle"],
  ]);
  await company.owner.query(rows[0]?.text ?? "");
  await step(by);
  expect((await statuses()).map(({ at }) => at)).toEqual(["By a person paused", "By the system active", "Idle active"]);
  expect(await one(id)).toMatchObject({ status: "done" });
});

test("two servers share the queue, and do none of sixty tasks twice", async () => {
  await makeAgent(company, "Looker", ["look"]);
  const times = new Map<string, number>();
  const look: Job = async (asking) => {
    const [who] = await asking.ask<{ id: string }>(
      "leads_list",
      "select current_setting('app.request_id', true) as id, app.user_id() as me",
    );
    times.set(JSON.stringify(who), (times.get(JSON.stringify(who)) ?? 0) + 1);
    return done(asking);
  };
  for (let n = 0; n < 60; n++) await ask(`task ${n}`);
  const both = [await worker(look), await worker(look)];
  for (let n = 0; n < 20; n++) await Promise.all(both.map(step));
  expect((await tasks()).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(
    Array.from({ length: 60 }, () => "done 1"),
  );
  expect([...times.values()].reduce((sum, n) => sum + n, 0)).toBe(60);
  expect(await runs(`purpose = 'agent' and ended_at is null`)).toBe(0);
});

test("what a dead server leaves another does once its lease is over; one that was only slow does nothing more", async () => {
  await makeAgent(company, "Looker", ["look"]);
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  let refused: unknown;
  const slow = await worker(async ({ ask: read }) => {
    await held;
    await read("leads_list", "select 1").catch((error: unknown) => {
      refused = error;
      throw error;
    });
    return { text: "Too late.", counts: {} };
  });
  const other = await worker();
  const id = await ask("left behind");
  await slow.cycle();
  expect(await one(id)).toMatchObject({ status: "running", attempts: 1 });
  await secondsLater(company, 15);
  await slow.beat();
  await secondsLater(company, 15);
  await step(other);
  expect(await one(id)).toMatchObject({ status: "running", attempts: 1 });
  // (It beats no more; the lease of 25 s and a cycle of 30 s are less than a minute.)
  await secondsLater(company, 11);
  await step(other);
  expect(await one(id)).toMatchObject({ status: "done", attempts: 2, result: "Nothing found." });
  go();
  await slow.settled();
  expect(refused).toBeDefined();
  expect(await one(id)).toMatchObject({ status: "done", attempts: 2, result: "Nothing found." });
});

test("a failure is tried again after 30 s, 1, 2 and 4 minutes; after the fifth it has failed, and people let it begin again", async () => {
  await makeAgent(company, "Looker", ["look"]);
  let works = false;
  const by = await worker(async (asking) => {
    if (works) return done(asking);
    throw new AppError("SERVICE_UNAVAILABLE", "Not now.");
  });
  const id = await ask("fails");
  await step(by);
  for (const [index, seconds] of [30, 60, 120, 240].entries()) {
    expect(await one(id)).toMatchObject({ status: "pending", attempts: index + 1, last_error: "Not now." });
    await secondsLater(company, seconds - 5);
    await step(by);
    expect(await one(id)).toMatchObject({ attempts: index + 1 });
    await secondsLater(company, 5);
    await step(by);
  }
  expect(await one(id)).toMatchObject({ status: "failed", attempts: 5, last_error: "Not now." });
  await secondsLater(company, 100_000);
  await step(by);
  expect(await one(id)).toMatchObject({ status: "failed", attempts: 5 });
  works = true;
  await company.database.flush(amir.actor, [{ text: "select app.replay_task($1)::text", values: [id] }]);
  await step(by);
  expect(await one(id)).toMatchObject({ status: "done", attempts: 1, last_error: null });
});

test("a task that ends every server which takes it has failed after the fifth", async () => {
  await makeAgent(company, "Looker", ["look"]);
  const id = await ask("poison");
  await company.owner.query(
    "update public.agent_tasks set status = 'assigned'; update public.agent_tasks set status = 'running', attempts = 5, lease_until = now() - interval '1 second'",
  );
  await step(await worker());
  expect(await one(id)).toMatchObject({ status: "failed", last_error: "The server that worked on it stopped." });
});

test("what is cancelled while it runs ends at its next step, and what comes of it is not kept", async () => {
  await makeAgent(company, "Looker", ["look"]);
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const by = await worker(async ({ ask: read }) => {
    await held;
    await read("leads_list", "select 1");
    return { text: "Kept.", counts: {} };
  });
  const id = await ask("cancelled");
  await by.cycle();
  await expect.poll(() => runs("purpose = 'agent' and ended_at is null")).toBe(1);
  await company.database.flush(claire.actor, [{ text: "select app.cancel_task($1)::text", values: [id] }]);
  go();
  await by.settled();
  expect(await one(id)).toMatchObject({ status: "cancelled", result: null, last_error: null });
});

test("who was suspended meanwhile has nothing done any more, and a job can write nothing", async () => {
  await makeAgent(company, "Looker", ["look"]);
  const gone = await company.person("sales");
  const id = await ask("gone", { owner_id: gone.id });
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [gone.id]);
  const by = await worker(async ({ ask: read }) => {
    await read("leads_list", "update public.people set title = 'x' where id = app.user_id()");
    return { text: "Written.", counts: {} };
  });
  const writes = await ask("writes");
  await step(by);
  expect(await one(id)).toMatchObject({
    status: "failed",
    attempts: 1,
    last_error: "Who asked for this may no longer sign in.",
  });
  expect(await one(writes)).toMatchObject({ result: null, last_error: "Who asked for this may not do it." });
});
