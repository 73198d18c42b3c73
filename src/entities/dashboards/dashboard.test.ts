import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let hugo: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id });
  hugo = await company.person("sales", { team_id });
  amir = await company.person("support", { team_id: await company.team("South") });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const ready = { id: "a", kind: "ready", ready: "open-pipeline", width: 2, height: 2 };
const text = { id: "t", kind: "text", text: "**Mondays** at nine", width: 4, height: 1 };
type Answer = {
  data: { id: string; version: number; definition: object };
  message?: string;
  details?: { fields: Record<string, string> };
};
const create = (by: TestPerson, values: object) =>
  server.call<Answer>(by, "POST", "/api/dashboards", { name: "Meeting", owner_id: by.id, ...values });
const seenBy = async (by: TestPerson) => {
  const { body } = await server.call<{ data: { name: string }[] }>(by, "GET", "/api/dashboards?order=name");
  return body.data.map(({ name }) => name);
};
const homeOf = async (by: TestPerson) => {
  const { body } = await server.call<{ person: { home_dashboard: string | null } }>(by, "GET", "/api/session");
  return body.person.home_dashboard;
};

test("a dashboard is seen by its owner, by their team or by all, and changed by its owner alone", async () => {
  const made = await Promise.all(
    (["private", "team", "company"] as const).map((visibility) => create(claire, { name: visibility, visibility })),
  );
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await seenBy(claire)).toEqual(["company", "private", "team"]);
  expect(await seenBy(hugo)).toEqual(["company", "team"]);
  expect(await seenBy(amir)).toEqual(["company"]);
  const theirs = made[2]?.body.data.id ?? "";
  const change = { definition: { tiles: [text] }, version: 1 };
  expect((await server.call(hugo, "PATCH", `/api/dashboards/${theirs}`, change)).status).toBe(403);
  const { body } = await server.call<Answer>(claire, "PATCH", `/api/dashboards/${theirs}`, change);
  expect(body.data.definition).toEqual({ tiles: [text] });
});

test("a tile hands no report on: who does not see the report is not shown it", async () => {
  const report = await server.call<Answer>(claire, "POST", "/api/reports", {
    name: "Secret question",
    visibility: "private",
    definition: { source: "leads" },
    owner_id: claire.id,
  });
  const tile = { id: "r", kind: "report", report: report.body.data.id, width: 1, height: 1 };
  const { body } = await create(claire, { visibility: "company", definition: { tiles: [tile], filters: {} } });
  const seen = await server.call<Answer>(amir, "GET", `/api/dashboards/${body.data.id}`);
  expect(JSON.stringify(seen.body)).not.toContain("Secret question");
  expect((await server.call(amir, "GET", `/api/reports/${report.body.data.id}`)).status).toBe(404);
});

const many = (length: number, words: string) =>
  Array.from({ length }, (_, at) => ({ ...text, id: `a${at}`, text: words }));

test.each([
  [{ tiles: Array.from({ length: 25 }, (_, at) => ({ ...ready, id: `a${at}` })) }, /at most 24 tiles/],
  [{ tiles: [ready, ready] }, /each id of a tile once/],
  [{ tiles: [{ ...ready, width: 5 }] }, /width/],
  [{ tiles: [{ ...ready, ready: "payroll" }] }, /ready/],
  [{ tiles: [{ ...ready, sql: "select 1" }] }, /sql/],
  [{ tiles: [{ ...ready, kind: "report", report: "nothing" }] }, /kind|report/],
  [{ tiles: [{ ...text, text: "x".repeat(2001) }] }, /text/],
  [{ tiles: many(15, "x".repeat(2000)) }, /too much text/],
  [{ tiles: many(24, `${"\n".repeat(1999)}x`) }, /too much text/],
  [{ tiles: many(24, "é".repeat(1000)) }, /too much text/],
  [{ filters: { owner_id: "me" } }, /filters/],
])("what is no dashboard is not kept: %#", async (wrong, sentence) => {
  const { status, body } = await create(hugo, { definition: wrong });
  expect(status).toBe(422);
  expect(body.details?.fields["definition"]).toMatch(sentence);
});

test("24 tiles of 1,000 letters are kept", async () => {
  expect((await create(hugo, { definition: { tiles: many(24, "x".repeat(1000)) } })).status).toBe(201);
});

test("a person has fifty dashboards at most, also when one is brought back", async () => {
  await company.owner.query(
    "insert into public.dashboards (name, owner_id) select 'Old ' || n, $1 from generate_series(1, 49) n",
    [amir.id],
  );
  const both = await Promise.all([create(amir, {}), create(amir, {})]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.message).toBe("A person has 50 dashboards at most.");
  const { id } = both.find(({ status }) => status === 201)?.body.data ?? { id: "" };
  await server.call(amir, "DELETE", `/api/dashboards/${id}`);
  expect((await create(amir, {})).status).toBe(201);
  const { body } = await server.call<Answer>(amir, "POST", "/api/dashboards/bulk", { ids: [id], do: "restore" });
  expect(JSON.stringify(body)).toContain("A person has 50 dashboards at most.");
});

test("one begins with a dashboard that one sees, and with one's usual home once one does not", async () => {
  const { body } = await create(claire, { visibility: "team" });
  const { id } = body.data;
  const choose = (by: TestPerson, home_dashboard: string | null) =>
    server.call(by, "POST", "/api/account/settings", { home_dashboard });
  for (const by of [claire, hugo, amir]) await choose(by, id);
  expect(await Promise.all([claire, hugo, amir].map(homeOf))).toEqual([id, id, null]);
  await choose(claire, null);
  expect(await homeOf(claire)).toBeNull();
  await server.call(hugo, "POST", "/api/account/settings", { theme: "dark" });
  expect(await homeOf(hugo)).toBe(id);
  await server.call(claire, "PATCH", `/api/dashboards/${id}`, { visibility: "private", version: 1 });
  expect(await homeOf(hugo)).toBeNull();
  await choose(amir, randomUUID());
  expect(await homeOf(amir)).toBeNull();
});
