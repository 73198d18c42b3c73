import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { ImportRecord } from "./import-record.ts";
import { settle } from "./take-over.ts";

let company: TestCompany;
let claire: TestPerson;
const servers: TestServer[] = [];

beforeAll(async () => {
  company = await testCompany();
  claire = await company.person("sales", { team_id: await company.team("North") });
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await company.close();
});

async function server(silence_ms: number, poll_ms: number, threads = true): Promise<TestServer> {
  const url = threads ? { url: company.login_url("tandem_app") } : {};
  const made = await testServer(company, { jobs: { ...url, silence_ms, poll_ms } });
  servers.push(made);
  return made;
}

const count = 6_000;
const file = (from: number) =>
  [
    "Reference;Nom;Courriel;Montant",
    ...Array.from({ length: count }, (_, n) => `${from + n};Prospect ${n};p${from + n}@x.example;"${n},50 €"`),
  ].join("\n");
const read = async (on: TestServer, id: string) =>
  (await on.call<{ data: ImportRecord }>(claire, "GET", `/api/imports/${id}`)).body.data;
const until = async (on: TestServer, id: string, hold: (record: ImportRecord) => boolean) => {
  for (;;) {
    const record = await read(on, id);
    if (hold(record)) return record;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
async function checked(on: TestServer, text: string): Promise<string> {
  const answer = await on.send(claire, "POST", "/api/imports?entity=leads&file_name=big.csv", text, {
    "content-type": "text/csv",
  });
  const { id } = ((await answer.json()) as { data: ImportRecord }).data;
  await on.call(claire, "POST", "/api/imports/check", { id });
  const record = await until(on, id, ({ state }) => state !== "checking");
  expect(record).toMatchObject({ state: "checked", done: count, counts: { create: count } });
  return id;
}
const found = async () =>
  (
    await company.owner.query(
      "select count(*)::int as rows, count(distinct external_id)::int as ids from public.leads where deleted_at is null",
    )
  ).rows[0];

test("a server that dies in the middle is followed by another that goes on; nothing is doubled or lost", async () => {
  const first = await server(3_600_000, 3_600_000);
  const id = await checked(first, file(0));
  await first.call(claire, "POST", "/api/imports/commit", { id });
  await until(first, id, ({ done }) => done > 1000);
  await first.jobs.close();
  const before = await read(first, id);
  expect(before.state).toBe("committing");
  expect(before.done).toBeLessThan(count);
  const second = await server(200, 100);
  const record = await until(second, id, ({ state }) => state !== "committing");
  expect(record).toMatchObject({ state: "committed", done: count, counts: { create: count } });
  expect(await found()).toEqual({ rows: count, ids: count });
  const { rows } = await company.owner.query(
    "select count(*)::int as n from app.log where request_id = $1 and verb = 'create'",
    [`import:${id}`],
  );
  expect(rows[0]).toEqual({ n: count });
}, 60_000);

test("two servers that both believe the import is theirs do not double it; the person may stop it, go on and undo it", async () => {
  await company.owner.query("update public.leads set deleted_at = now()");
  const [one, other] = [await server(60_000, 40, false), await server(60_000, 40, false)];
  const id = await checked(one, file(100_000));
  await one.call(claire, "POST", "/api/imports/commit", { id });
  for (let times = 0; times < 8; times++) {
    await company.owner.query(
      "update public.imports set beat_at = now() - interval '1 hour' where id = $1 and state = 'committing'",
      [id],
    );
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect((await other.call(claire, "POST", "/api/imports/cancel", { id })).status).toBe(200);
  expect((await until(other, id, ({ state }) => state === "stopped")).done).toBeLessThan(count);
  await other.call(claire, "POST", "/api/imports/commit", { id });
  expect(await until(one, id, ({ state }) => state !== "committing")).toMatchObject({
    state: "committed",
    counts: { create: count },
  });
  expect(await found()).toEqual({ rows: count, ids: count });
  await one.call(claire, "POST", "/api/imports/undo", { id });
  expect(await until(one, id, ({ state }) => state !== "undoing")).toMatchObject({
    state: "undone",
    counts: { undone: count },
  });
  expect(await found()).toEqual({ rows: 0, ids: 0 });
}, 90_000);

test("the late end of a job that was cancelled says nothing of the work that has begun since", async () => {
  const on = await server(60_000, 60_000);
  const id = await checked(on, file(300_000));
  await on.call(claire, "POST", "/api/imports/commit", { id });
  const before = await read(on, id);
  await on.call(claire, "POST", "/api/imports/cancel", { id });
  await on.call(claire, "POST", "/api/imports/commit", { id });
  const after = await read(on, id);
  expect(after.run_id).not.toBe(before.run_id);
  const late = { import_id: id, run_id: before.run_id ?? "" };
  await settle(company.database, company.system, late, { end: "failed", sentence: "ended" });
  expect(await until(on, id, ({ state }) => state !== "committing")).toMatchObject({ state: "committed", error: null });
}, 60_000);

test("who loses the right to sign in stops with what they have started", async () => {
  const on = await server(60_000, 60_000);
  const id = await checked(on, file(200_000));
  await on.call(claire, "POST", "/api/imports/commit", { id });
  await until(on, id, ({ done }) => done > 500);
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [claire.id]);
  for (let state = "committing"; state === "committing"; await new Promise((resolve) => setTimeout(resolve, 50))) {
    state =
      (await company.owner.query<{ state: string }>("select state from public.imports where id = $1", [id])).rows[0]
        ?.state ?? "";
  }
  const { rows } = await company.owner.query<{ state: string; error: string }>(
    "select state, error from public.imports where id = $1",
    [id],
  );
  expect(rows[0]).toMatchObject({
    state: "stopped",
    error: expect.stringContaining("may no longer sign in") as string,
  });
}, 60_000);

test("the thread of the work ends by itself", async () => {
  const worker = new Worker(new URL("./job-thread.ts", import.meta.url), {
    workerData: { url: company.login_url("tandem_app"), import_id: claire.id, token: "nobody's" },
  });
  const [end] = (await once(worker, "message")) as [{ end: string }];
  expect(end).toEqual({ end: "let_go" });
  await once(worker, "exit");
});
