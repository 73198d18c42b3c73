import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { Figures } from "./figures.ts";

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

test("a start with another release is a mark, and one with the same is none", async () => {
  const start = (number: number) =>
    company.database.flush(company.system, [{ text: "select app.note_release($1, '0.0.2')", values: [number] }]);
  for (const number of [2, 2, 3]) await start(number);
  expect((await figures()).releases.map(({ number }) => number)).toEqual([3, 2, 1]);
});

test("administrator, CEO and auditor read it, and nobody else", async () => {
  for (const role of ["admin", "ceo", "auditor"])
    expect((await server.call(await company.person(role), "GET", "/api/monitoring")).status, role).toBe(200);
  for (const role of ["sales", "project_manager", "team_member", "employee", "marketing", "support"])
    expect((await server.call(await company.person(role), "GET", "/api/monitoring")).status, role).toBe(403);
  const admin = await company.person("admin");
  expect((await server.call(admin, "GET", "/api/monitoring?period=1y")).status).toBe(422);
});
