import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Entry = { verb: string; before: object | null; after: object | null; actor: { name: string } | null };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let auditor: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire Vasseur" });
  amir = await company.person("sales", { team_id: await company.team("South") });
  auditor = await company.person("auditor");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

// Seals all there is. Transactions of other tests on the same server hold the last entries back for a while.
const seal = () =>
  expect
    .poll(
      async () => {
        await company.database.flush(company.system, [{ text: "select app.seal_log(1000)", values: [] }]);
        const { rows } = await company.owner.query<{ left: number }>(
          // (Also where there is no seal yet: what others have open in the cluster holds the first one back.)
          `select count(*)::int as left from app.log l where not exists (select from app.seals s where (s.upto_xid, s.upto_id) >= (l.xid, l.id))`,
        );
        return rows[0]?.left;
      },
      { timeout: 30_000 },
    )
    .toBe(0);
const verify = async () =>
  (
    await company.owner.query<{ seal: string; entry: string | null; problem: string }>(
      "select seal, entry, problem from app.verify_seals(0, null) where problem is not null",
    )
  ).rows;

describe("the log", () => {
  test("tells of a record what was done, by whom, and only to those who see the record", async () => {
    const { body } = await server.call<{ data: { id: string } }>(claire, "POST", "/api/leads", {
      name: "Hélène",
      owner_id: claire.id,
      value: 100,
    });
    const { id } = body.data;
    await server.call(claire, "PATCH", `/api/leads/${id}`, { value: 250 });
    await server.call(claire, "POST", "/api/leads/move", { id, stage: "proposal" });
    await server.call(claire, "DELETE", `/api/leads/${id}`);
    const history = await server.call<{ data: Entry[] }>(claire, "GET", `/api/leads/${id}/history`);
    expect(history.body.data.map(({ verb }) => verb)).toEqual(["remove", "update", "update", "create"]);
    expect(history.body.data[2]).toMatchObject({
      before: { value: 100, weighted: 5 },
      after: { value: 250, weighted: 12.5 },
      actor: { name: "Claire Vasseur" },
    });
    expect(history.body.data[1]?.after).toMatchObject({ stage: "proposal", probability: 50 });
    expect((await server.call<{ data: Entry[] }>(amir, "GET", `/api/leads/${id}/history`)).body.data).toEqual([]);
    expect((await server.call<{ data: Entry[] }>(auditor, "GET", `/api/leads/${id}/history`)).body.data.length).toBe(4);
  });

  test("says which version of the row an entry made, and which run wrote it", async () => {
    const by = (actor: TestPerson["actor"], text: string) => company.database.flush(actor, [{ text, values: [] }]);
    const lead = await company.row("public.leads", { name: "Écluse", owner_id: claire.id });
    const change = (note: string) => `update public.leads set note = '${note}', city = '${note}' where id = '${lead}'`;
    await by(claire.actor, change("by hand"));
    const token = "a-token-of-a-run-of-claire";
    const [started] = await by(claire.actor, `select app.start_run('test', sha256('${token}'), 1)`);
    await by({ proof: `run:${token}` }, change("by a run"));
    await company.owner.query(`update public.leads set owner_id = '${amir.id}' where id = '${lead}'`);
    await by(amir.actor, change("by another"));
    const { rows } = await company.owner.query({
      text: "select distinct row_version, actor_id, run_id from app.log where row_id = $1 order by 1",
      values: [lead],
      rowMode: "array",
    });
    const run = started?.[0]?.[0];
    expect(rows).toEqual([
      [1, null, null],
      [2, claire.id, null],
      [3, claire.id, run],
      [4, null, null],
      [5, amir.id, null],
    ]);
    // Older entries have neither, and their seals hold.
    await seal();
    await company.owner.query("update app.log set row_version = null, run_id = null where row_id = $1", [lead]);
    expect(await verify()).toEqual([]);
  });

  test("is written by nobody, and changed by nobody who comes through the door", async () => {
    for (const text of [
      "insert into app.log (entity, row_id, verb, salt, digest) values ('leads', gen_random_uuid(), 'x', gen_random_uuid(), '')",
      "update app.log set verb = 'x'",
      "delete from app.log",
      "delete from app.seals",
    ]) {
      for (const person of [claire, auditor, await company.person("admin")]) {
        await expect(company.database.flush(person.actor, [{ text, values: [] }]), text).rejects.toThrow(
          /permission denied/,
        );
      }
    }
  });
});

describe("the seal", () => {
  test("holds over many batches, and names the first broken link", { timeout: 120_000 }, async () => {
    for (let round = 0; round < 3; round++) {
      for (let number = 0; number < 5; number++)
        await server.call(claire, "POST", "/api/leads", { name: `Sealed ${round}.${number}`, owner_id: claire.id });
      await seal();
    }
    expect(await verify()).toEqual([]);
    const { rows } = await company.owner.query<{ id: string; seal: string }>(
      `select l.id, (select min(s.no) from app.seals s where (s.upto_xid, s.upto_id) >= (l.xid, l.id)) as seal
         from app.log l where after ->> 'name' = 'Sealed 1.2'`,
    );
    const { id, seal: no } = rows[0] ?? {};
    const broken = async (change: string, undo: string) => {
      await company.owner.query(change, [id]);
      const told = await verify();
      await company.owner.query(undo, [id]);
      expect(await verify()).toEqual([]);
      return told;
    };
    const value = await broken(
      `update app.log set after = jsonb_set(after, '{name}', '"Altered"') where id = $1`,
      `update app.log set after = jsonb_set(after, '{name}', '"Sealed 1.2"') where id = $1`,
    );
    expect(value).toEqual([{ seal: no, entry: id, problem: "the values of an entry were altered" }]);
    const actor = await broken(
      "update app.log set verb = 'purge' where id = $1",
      "update app.log set verb = 'create' where id = $1",
    );
    expect(actor).toEqual([{ seal: no, entry: null, problem: "an entry was altered" }]);
    await company.owner.query("create temporary table taken as select * from app.log where id = $1", [id]);
    await company.owner.query("delete from app.log where id = $1", [id]);
    expect((await verify())[0]?.problem).toMatch(/entries where \d+ were sealed/);
    await company.owner.query("insert into app.log overriding system value table taken");
    expect(await verify()).toEqual([]);
  });

  test("survives the erasure of somebody's values", async () => {
    await company.owner.query("update app.log set before = null, after = null where after ->> 'name' = 'Sealed 0.1'");
    expect(await verify()).toEqual([]);
  });
});

test("a browser's report is kept, cut where it is too long, capped, and never fails its caller", async () => {
  const details = { error: "boom", stack: "at x", componentStack: "in Y", timestamp: new Date().toISOString() };
  const statuses = [];
  for (const body of [
    { event_type: "frontend_error", details },
    { event_type: "other", details },
    "not json",
    { event_type: "frontend_error", details: { ...details, error: "x".repeat(50_000) } },
  ]) {
    statuses.push((await server.call(undefined, "POST", "/api/audit-logs", body)).status);
  }
  for (let number = 0; number < 30; number++)
    statuses.push(
      (
        await server.call(
          undefined,
          "POST",
          "/api/audit-logs",
          { event_type: "frontend_error", details },
          { "x-forwarded-for": "10.5.5.5" },
        )
      ).status,
    );
  expect(new Set(statuses)).toEqual(new Set([204]));
  const { rows } = await company.owner.query<{ error: string }>(
    "select details ->> 'error' as error from app.frontend_errors",
  );
  expect(rows).toHaveLength(22);
  expect(rows.filter(({ error }) => error !== "boom").map(({ error }) => error)).toEqual(["x".repeat(6000)]);
});

test("what nobody caught is kept without whom it concerns, from people and from nobody, and never fails its caller", async () => {
  await company.owner.query("delete from app.frontend_errors");
  const claire = await company.person("sales", { name: "Claire Vasseur" });
  const details = {
    error: `Unexpected token in "Ada Durand", mail ada@durand.example ${"y".repeat(3000)}`,
    stack: "at read (http://localhost/assets/a.js?q=secret-words:1:2)",
    page: "/leads?q=secret-words",
    timestamp: new Date().toISOString(),
  };
  for (const [person, body] of [
    [claire, { event_type: "uncaught_error", details }],
    [undefined, { event_type: "unhandled_rejection", details: { ...details, person: claire.name } }],
    [undefined, { event_type: "frontend_error", details }],
    [claire, "not json"],
  ] as const)
    expect((await server.call(person, "POST", "/api/frontend-failures", body)).status).toBe(204);
  const { rows } = await company.owner.query<{ event_type: string; details: Record<string, string> }>(
    "select event_type, details from app.frontend_errors order by event_type",
  );
  expect(rows.map(({ event_type }) => event_type)).toEqual(["uncaught_error", "unhandled_rejection"]);
  for (const { details: kept } of rows) {
    expect(kept["error"]).toHaveLength(2000);
    expect(kept["error"]).toMatch(/^Unexpected token in "…", mail … y/);
    expect(kept).toMatchObject({ page: "/leads", stack: "at read (http://localhost/assets/a.js:1:2)" });
  }
  expect(JSON.stringify(rows)).not.toMatch(/Ada|Durand|secret|Claire/);
});

test("a report that is one long word is read about as quickly as one of many short ones", async () => {
  const took = async (stack: string, address: string) => {
    const details = { error: "x", stack, page: "/", timestamp: "" };
    const since = performance.now();
    const body = { event_type: "uncaught_error", details };
    await server.call(undefined, "POST", "/api/frontend-failures", body, { "x-forwarded-for": address });
    return performance.now() - since;
  };
  const times = { short: Infinity, long: Infinity };
  for (let turn = 1; turn <= 3; turn++) {
    times.short = Math.min(times.short, await took("aaa ".repeat(240_000), "10.5.6.1"));
    times.long = Math.min(times.long, await took("a".repeat(960_000), "10.5.6.2"));
  }
  expect(times.long / times.short).toBeLessThan(3);
});

test("the bin is emptied after thirty days, by the server only", async () => {
  const old = await company.row("public.leads", { name: "old" });
  const recent = await company.row("public.leads", { name: "recent" });
  await company.owner.query("alter table public.leads disable trigger a_stamp");
  await company.owner.query("update public.leads set deleted_at = now() - interval '31 days' where id = $1", [old]);
  await company.owner.query("update public.leads set deleted_at = now() - interval '29 days' where id = $1", [recent]);
  await company.owner.query("alter table public.leads enable trigger a_stamp");
  const empty = { text: "select app.empty_bin()", values: [] };
  await expect(company.database.flush(claire.actor, [empty])).rejects.toThrow(/permission denied/);
  expect((await company.database.flush(company.system, [empty]))[0]).toEqual([["1"]]);
  expect((await company.owner.query("select name from public.leads where id = any($1)", [[old, recent]])).rows).toEqual(
    [{ name: "recent" }],
  );
});
