import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { openMetrics } from "./metrics.ts";

let company: TestCompany;
let server: TestServer;
const token = "only-for-tests-0123456789";
beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company, { settings: { TANDEM_METRICS_TOKEN: token } });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const read = async (headers: Record<string, string>, from = server) => {
  const answer = await from.send(undefined, "GET", "/metrics", undefined, headers);
  return { status: answer.status, text: await answer.text() };
};
const with_token = { authorization: `Bearer ${token}` };

test("the metrics say how requests, connections, jobs, parts and backups are, and name nobody and no record", async () => {
  const sales = await company.person("sales");
  const lead = await company.row("public.leads", { name: "Cap Horizon", owner_id: sales.id });
  expect((await server.call(sales, "GET", `/api/leads/${lead}`)).status).toBe(200);
  await company.owner.query("insert into app.backups (file, bytes, at) values ('a', 1, now() - interval '1 hour')");
  const { status, text } = await read(with_token);
  expect(status).toBe(200);
  expect(text).toContain('_count{method="GET",route="/api/leads/:id",status="2xx"} 1');
  expect(text).toContain("tandem_database_up 1");
  expect(text).toContain('tandem_part_state{part="database",state="good"} 1');
  expect(text).toContain('tandem_part_state{part="database",state="bad"} 0');
  expect(text).toMatch(/^tandem_pool_connections\{pool="front",state="idle"\} \d+$/m);
  expect(text).toContain("tandem_jobs_waiting 0");
  expect(text).toMatch(/^tandem_backup_age_seconds 36\d\d(\.\d+)?$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  for (const kept of [lead, sales.id, "Cap Horizon"]) expect(text).not.toContain(kept);
});

test("they are read on this machine or with the token, and by nobody else", async () => {
  expect((await read({ "x-forwarded-for": "127.0.0.1" })).status).toBe(200);
  const others: Record<string, string>[] = [
    {},
    { authorization: "Bearer wrong" },
    { "x-forwarded-for": "127.0.0.1, 10.0.0.1" },
  ];
  for (const headers of others) {
    const refused = await read(headers);
    expect(refused).toMatchObject({ status: 401, text: expect.stringContaining("TANDEM_METRICS_TOKEN") as string });
  }
  // Behind a proxy that is not named all come from this machine.
  const settings = { TANDEM_TRUST_PROXY: "0", TANDEM_URL: "https://tandem.example.org" };
  const behind = await testServer(company, { settings });
  expect((await read({}, behind)).status).toBe(401);
  expect((await read(with_token, behind)).status).toBe(401);
  await behind.close();
});

test("without an answer of the database the rest is told", async () => {
  const pools = { front: { open: 3, idle: 1, waits: 2, connections: 4 } };
  const text = await openMetrics().text({ now: 0, pools, parts: undefined });
  expect(text).toContain("tandem_database_up 0");
  expect(text).toContain('tandem_pool_connections{pool="front",state="used"} 2');
  expect(text).toContain('tandem_pool_waiting{pool="front"} 2');
  expect(text).not.toMatch(/^tandem_(jobs_waiting|backup_age_seconds) /m);
});
