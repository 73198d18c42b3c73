import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { Figures } from "./figures.ts";
import { programRelease } from "./release.ts";

let company: TestCompany;
let server: TestServer;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const figures = async (period = "1h") => {
  await server.recorder.flush();
  const admin = await company.person("admin");
  const { status, body } = await server.call<{ data: Figures }>(admin, "GET", `/api/monitoring?period=${period}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

test("requests are counted by the pattern of their route, with how they were answered; servers add up", async () => {
  const sales = await company.person("sales");
  const { id } = await server.made<{ id: string }>(sales, "leads", { name: "Counted" });
  for (const path of [`/api/leads/${id}`, `/api/leads/${crypto.randomUUID()}`, "/api/leads/no-id"])
    await server.call(sales, "GET", path);
  await server.call(undefined, "GET", `/api/leads/${id}`);
  await server.call(sales, "GET", `/api/nothing/at/${id}`);
  await server.recorder.flush();
  await server.call(sales, "GET", `/api/leads/${id}`);
  const { routes, all, steps } = await figures();
  const of = (name: string) => routes.find(({ route }) => route === name);
  expect(of("GET /api/leads/:id")).toMatchObject({ requests: 5, refused: 3, failed: 0 });
  expect(of("GET /api/leads/:id")?.p95).toBeGreaterThan(0);
  expect(of("POST /api/leads")).toMatchObject({ requests: 1, refused: 0 });
  expect(of("other")).toMatchObject({ requests: 1, refused: 1 });
  expect(JSON.stringify(routes)).not.toContain(id);
  const sum = (counted: { requests: number }[]) => counted.reduce((total, { requests }) => total + requests, 0);
  expect([sum(routes), sum(steps)]).toEqual([all.requests, all.requests]);
  for (const period of ["24h", "7d", "30d", "90d"])
    expect((await figures(period)).routes.find(({ route }) => route === "GET /api/leads/:id")).toMatchObject({
      requests: 5,
    });
});

type Group = { id: string; title: string; count: number; people: number | null; state: string; request_id: string };
const errors = async (start: string) => {
  await server.recorder.flush();
  const admin = await company.person("admin");
  const { body } = await server.call<{ data: Group[] }>(admin, "GET", "/api/monitoring/errors");
  return body.data.filter(({ title }) => title.startsWith(start));
};

test("errors of the server are counted by their cause, with the people affected and the last request", async () => {
  const [one, other] = [await company.person("admin"), await company.person("ceo")];
  await company.owner.query("alter table app.set_aside rename to hidden_set_aside");
  const calls = [];
  for (const person of [one, other, one]) calls.push(await server.call(person, "GET", "/api/set_aside"));
  await company.owner.query("alter table app.hidden_set_aside rename to set_aside");
  expect(calls.map(({ status }) => status)).toEqual([500, 500, 500]);
  const [group, ...more] = await errors("error 42P01");
  expect(more).toEqual([]);
  expect(group).toMatchObject({
    title: 'error 42P01: relation "…" does not exist',
    count: 3,
    people: 2,
    state: "open",
  });
  expect(group?.request_id).toBe(calls.at(-1)?.body["request_id"]);
  expect((await figures()).routes.find(({ route }) => route === "GET /api/set_aside")).toMatchObject({ failed: 3 });
});

test("errors of browsers are of nobody; a resolved one that comes again is open, an ignored one is not", async () => {
  const report = (error: string) =>
    server.call(undefined, "POST", "/api/frontend-failures", {
      event_type: "uncaught_error",
      details: { error, page: "/leads?q=Ada", timestamp: "now" },
    });
  const settle = async (id: string, state: string) =>
    server.call(await company.person("admin"), "POST", "/api/monitoring/errors/settle", { id, state });
  await report("Boom of 'Ada Moreau' 17");
  // (Of what no database takes the rest is told.)
  await report("Zero \0 and half \ud800");
  expect(await errors("Zero")).toHaveLength(1);
  const [first] = await errors("Boom");
  expect(first).toMatchObject({ title: "Boom of '…' #", count: 1, people: null, state: "open" });
  for (const [state, then] of [
    ["resolved", "open"],
    ["ignored", "ignored"],
  ] as const) {
    expect((await settle(first?.id ?? "", state)).status).toBe(200);
    expect(await errors("Boom")).toMatchObject([{ state }]);
    await report("Boom of 'Bob Martin' 4");
    expect(await errors("Boom")).toMatchObject([{ state: then }]);
  }
  expect((await settle(crypto.randomUUID(), "open")).status).toBe(404);
  const ceo = await company.person("ceo");
  const refused = { id: first?.id, state: "open" };
  expect((await server.call(ceo, "POST", "/api/monitoring/errors/settle", refused)).status).toBe(403);
});

test("of each source the 500 errors that came last are kept", async () => {
  const rows = Array.from({ length: 510 }, (_, index) => ({
    source: "browser",
    fingerprint: `many-${index}`,
    title: "Many",
    place: "",
    route: "/",
    count: 1,
    people: [],
  }));
  const keep = { text: "select app.keep_errors(1, $1)", values: [JSON.stringify(rows)] };
  await company.database.flush(company.system, [keep]);
  const { rows: kept } = await company.owner.query("select from app.error_groups where source = 'browser'");
  expect(kept).toHaveLength(500);
});

test("minutes are kept for a day, hours and days for 90", async () => {
  const counted = (span: string, age: string) =>
    company.owner.query(
      "insert into app.request_counts values ($1, now() - $2::interval, 'GET /old', 1, 0, 0, array_fill(1, '{50}'))",
      [span, age],
    );
  const kept = { minute: "23 hours", hour: "89 days", day: "90 days" };
  const gone = { minute: "25 hours", hour: "92 days", day: "92 days" };
  for (const ages of [kept, gone]) for (const [span, age] of Object.entries(ages)) await counted(span, age);
  await company.database.flush(company.system, [{ text: "select app.retire_monitoring()", values: [] }]);
  const { rows } = await company.owner.query(
    "select span, (now() - at)::text from app.request_counts where route = 'GET /old'",
  );
  expect(rows).toHaveLength(Object.keys(kept).length);
});

test("web vitals are the 75th percentile of each page, of those who agreed", async () => {
  const { id } = await company.person("sales");
  for (const value of [1000, 2000, 3000, 4000, 5000])
    await company.row("app.usage_events", {
      user_id: id,
      name: "page.speed",
      at: new Date(),
      path: "/leads",
      properties: { metric: "LCP", value, rating: "good" },
    });
  const admin = await company.person("admin");
  const { body } = await server.call<{ data: object[] }>(admin, "GET", "/api/monitoring/vitals?period=1h");
  expect(body.data).toEqual([{ path: "/leads", views: 5, p75: { LCP: 4000 } }]);
});

test("a start with another release is a mark, and one with the same is none", async () => {
  const start = (number: number) =>
    company.database.flush(company.system, [{ text: "select app.note_release($1, '0.0.2')", values: [number] }]);
  for (const number of [2, 2, 3]) await start(number);
  const [third, second, first, ...more] = (await figures()).releases;
  expect([third?.number, second?.number, more]).toEqual([3, 2, []]);
  expect(first).toMatchObject(programRelease());
});

test("administrator, CEO and auditor read it, and nobody else", async () => {
  for (const path of ["/api/monitoring", "/api/monitoring/vitals", "/api/monitoring/errors"]) {
    for (const role of ["admin", "ceo", "auditor"])
      expect((await server.call(await company.person(role), "GET", path)).status, `${role} ${path}`).toBe(200);
    for (const role of ["sales", "project_manager", "team_member", "employee", "marketing", "support"])
      expect((await server.call(await company.person(role), "GET", path)).status, `${role} ${path}`).toBe(403);
  }
  const admin = await company.person("admin");
  expect((await server.call(admin, "GET", "/api/monitoring?period=1y")).status).toBe(422);
});
