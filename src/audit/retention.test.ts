import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { upkeepTasks } from "./upkeep.ts";

type Retention = {
  backup: { at: string; file: string; bytes: number } | null;
  embedded: boolean;
  kept: { kind: string; task: string; days: number; due: number }[];
};

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const path = "/api/security/retention";
const retention = async (person = admin) => (await server.call<{ data: Retention }>(person, "GET", path)).body.data;

/** The table of each kind, and the values of a row of a certain age. */
type Kept = { table: string; columns: string; values: (at: string, no: number) => string; where?: string };
const rows: Record<string, Kept> = {
  bin: { table: "public.tags", columns: "name, deleted_at", values: (at, no) => `'Old ${no}', ${at}` },
  idempotency: {
    table: "app.idempotency",
    columns: "user_id, key, fingerprint, at",
    values: (at, no) => `(select id from public.people limit 1), 'a-long-key-${no}', 'f', ${at}`,
  },
  tabs: {
    table: "app.presence_sessions",
    columns: "user_id, session_id, beat, is_online, last_seen",
    values: (at, no) => `(select id from public.people limit 1), 'a-session-${no}', 1, true, ${at}`,
  },
  searches: {
    table: "app.search_runs",
    columns: "user_id, query_key, query_text, last_at",
    values: (at, no) => `(select id from public.people limit 1), 'key ${no}', 'text', ${at}`,
  },
  usage: {
    table: "app.usage_events",
    columns: "user_id, name, at",
    values: (at) => `(select id from public.people limit 1), 'page.view', ${at}`,
  },
  set_aside: {
    table: "app.set_aside",
    columns: "work, subject, error, last_at",
    values: (at, no) => `'chore', 's ${no}', 'e', ${at}`,
  },
  notifications: {
    table: "public.notifications",
    columns: "user_id, kind, title, dedupe_key, created_at",
    values: (at, no) => `(select id from public.people limit 1), 'assigned', 'Title', 'dedupe ${no}', ${at}`,
  },
  devices: {
    table: "app.devices",
    columns: "user_id, agent, last_seen",
    values: (at, no) => `(select id from public.people limit 1), 'Firefox ${no}', ${at}`,
  },
  mail: {
    table: "app.outgoing_mail",
    columns: "dedupe_key, purpose, to_address, subject, state, created_at, expires_at",
    values: (at, no) => `'mail ${no}', 'password', 'a@b.example', 'Subject', 'sent', ${at}, now()`,
  },
  measurements: {
    table: "app.request_counts",
    columns: "span, at, route, requests, refused, failed, buckets",
    values: (at) => `'day', ${at}, 'GET /api/leads', 1, 0, 0, array_fill(0, array[50])`,
  },
  errors: {
    table: "app.error_groups",
    columns: "source, fingerprint, title, place, route, count, first_release, last_release, last_at",
    values: (at, no) => `'server', 'print ${no}', 't', 'p', 'r', 1, 1, 1, ${at}`,
  },
  submissions: {
    table: "public.form_submissions",
    columns: "name, status, updated_at",
    values: (at, no) => `'Dropped ${no}', 'dropped', ${at}`,
    where: "status = 'dropped'",
  },
  unconfirmed: {
    table: "public.form_submissions",
    columns: "name, status, created_at",
    values: (at, no) => `'Unconfirmed ${no}', 'unconfirmed', ${at}`,
    where: "status = 'unconfirmed'",
  },
  history: {
    table: "app.part_hours",
    columns: "part, state, from_hour, to_hour",
    values: (at) => `'disk', 'good', ${at}, ${at}`,
  },
};

test("what is past its time is counted as what the task deletes, and what is younger stays", async () => {
  const { owner, database, system } = company;
  const before = await retention();
  expect(before.kept.every(({ due }) => due === 0)).toBe(true);
  for (const [kind, { table, columns, values }] of Object.entries(rows)) {
    const days = before.kept.find((each) => each.kind === kind)?.days ?? 0;
    // (A year has 365 days or 366.)
    for (const age of [days + 2, days - 0.5])
      await owner.query(`insert into ${table} (${columns}) values (${values(`now() - interval '${age} days'`, age)})`);
  }
  const planted = await retention();
  const due = Object.fromEntries(planted.kept.map((each) => [each.kind, each.due]));
  const counts = async () => {
    const count = ([kind, { table, where = "true" }]: [string, Kept]) =>
      owner
        .query(`select count(*)::int as n from ${table} where ${where}`)
        .then((found) => [kind, found.rows[0]?.n as number]);
    return Object.fromEntries(await Promise.all(Object.entries(rows).map(count)));
  };
  const there = await counts();
  for (const kind of Object.keys(rows)) expect(due[kind], kind).toBe(1);
  const tasks = new Set(planted.kept.map(({ task }) => task));
  for (const task of upkeepTasks(database, system))
    if (tasks.has(task.name)) await task.work(new AbortController().signal);
  await database.flush(system, [{ text: "select app.note_parts('[]')::text", values: [] }]);
  const left = await counts();
  for (const kind of Object.keys(rows)) expect(left[kind], kind).toBe(there[kind] - 1);
  expect((await retention()).kept.every((each) => each.due === 0)).toBe(true);
});

test("the last backup is told, to those who read the whole log and nobody else", async () => {
  expect((await retention()).backup).toBeNull();
  await company.owner.query("insert into app.backups (file, bytes) values ('/mnt/tandem.tar.zst', 5)");
  for (const role of ["admin", "ceo", "auditor"])
    expect(await retention(await company.person(role)), role).toMatchObject({ backup: { bytes: 5 }, embedded: true });
  for (const role of ["sales", "project_manager", "team_member", "employee", "marketing", "support"])
    expect((await server.call(await company.person(role), "GET", path)).status, role).toBe(403);
});
