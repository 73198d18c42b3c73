import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { upkeepTasks } from "../audit/upkeep.ts";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { runTasks } from "./runner.ts";
import type { Task } from "./task.ts";

let company: TestCompany;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => void (company = await testCompany()));
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await company.close();
});

function server(tasks: Task[], failed: (error: unknown) => void = console.error): () => Promise<void> {
  const { database, system } = company;
  const stop = runTasks({ database, system, url: company.login_url("tandem_jobs"), tasks, failed });
  stops.push(stop);
  return stop;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 15_000; !(await holds()); await pause(50))
    if (performance.now() > end) throw new Error("it did not come to that within 15 s");
}

const one = async (text: string, values: unknown[] = []) =>
  (await company.owner.query<{ v: unknown }>(text, values)).rows[0]?.v;
const add = (task: string) =>
  company.owner.query("select graphile_worker.add_job($1, job_key => $1, max_attempts => 32767)", [task]);
const lead = (name: string) => company.row("public.leads", { name, emails: ["a@b.example"] });

test("what the database names runs by itself, again each time that there is something", async () => {
  const stop = server(upkeepTasks(company.database, company.system));
  for (const name of ["Ada", "Bea"]) {
    await lead(name);
    await until(
      async () =>
        (await one("select upto_id = (select max(id) from app.log) as v from app.seals order by no desc limit 1")) ===
        true,
    );
  }
  expect(await one("select last_error as v from app.job_tasks where task = 'seal_log'")).toBeNull();
  await stop();
});

test("of two servers one runs a task at a time, and what is asked for meanwhile runs after it", async () => {
  let [now, most, runs] = [0, 0, 0];
  const work = async () => {
    most = Math.max(most, ++now);
    await pause(300);
    [now, runs] = [now - 1, runs + 1];
  };
  const both = [server([{ name: "slow", work }]), server([{ name: "slow", work }])];
  await add("slow");
  await until(() => runs === 1);
  await add("slow");
  await until(() => runs === 2);
  expect(most).toBe(1);
  await Promise.all(both.map((stop) => stop()));
});

test("what fails is told and kept with its error, and is tried again until it works", async () => {
  const told: unknown[] = [];
  let tries = 0;
  const work = async () => {
    if (++tries < 2) throw new Error("no room on the disk");
  };
  const stop = server([{ name: "weak", work }], (error) => told.push(error));
  await add("weak");
  await until(async () => (await one("select last_error as v from app.job_tasks where task = 'weak'")) !== undefined);
  expect(await one("select last_error as v from app.job_tasks where task = 'weak'")).toBe("Error: no room on the disk");
  expect(told).toHaveLength(1);
  await until(() => tries === 2);
  await until(
    async () => (await one("select ran_at > failed_at as v from app.job_tasks where task = 'weak'")) === true,
  );
  await stop();
});

test("what a dead server held another takes, once it has been silent for a while", async () => {
  await add("left");
  const held =
    "update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - $1::interval where key = 'left'";
  await company.owner.query(held, ["20 seconds"]);
  await company.owner.query("insert into app.job_servers (id, seen_at) values ('dead', now())");
  let done = 0;
  const stop = server([{ name: "left", work: async () => void done++ }]);
  await pause(1500);
  expect(done).toBe(0);
  await company.owner.query("update app.job_servers set seen_at = now() - interval '16 seconds' where id = 'dead'");
  await until(() => done === 1);
  await stop();
});

test("nobody but the definers and its own login reaches the jobs", async () => {
  const admin = await company.person("admin");
  for (const actor of [admin.actor, company.system]) {
    const ask = (text: string) => company.database.flush(actor, [{ text, values: [] }]);
    await expect(ask("select id::text from graphile_worker._private_jobs")).rejects.toThrow(/permission denied/);
    await expect(ask("select graphile_worker.add_job('push')::text")).rejects.toThrow(/permission denied/);
  }
  const pulse = { text: "select app.pulse('mine', '{}')::text", values: [] };
  await expect(company.database.flush(admin.actor, [pulse])).rejects.toThrow(/permission denied/);
});

test("whoever may open system health sees each task; an administrator runs one at once", async () => {
  let runs = 0;
  const stop = server([{ name: "by_hand", work: async () => void runs++ }]);
  await until(async () => (await one("select true as v from app.job_tasks where task = 'by_hand'")) === true);
  const ask = async (role: string, text: string) =>
    (await company.database.flush((await company.person(role)).actor, [{ text, values: [] }]))[0]?.[0]?.[0];
  const list = JSON.parse((await ask("auditor", "select app.job_list()::text")) ?? "") as {
    can_run: boolean;
    tasks: unknown[];
  };
  expect(list.can_run).toBe(false);
  expect(list.tasks).toContainEqual(expect.objectContaining({ task: "by_hand", state: "idle", ran_at: null }));
  await expect(ask("sales", "select app.job_list()::text")).rejects.toThrow("INSUFFICIENT_PRIVILEGES");
  await expect(ask("auditor", "select app.run_job_now('by_hand')::text")).rejects.toThrow("INSUFFICIENT_PRIVILEGES");
  await ask("admin", "select app.run_job_now('by_hand')::text");
  await until(() => runs === 1);
  await stop();
});
