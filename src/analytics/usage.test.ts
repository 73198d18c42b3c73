import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let boss: TestPerson;
const people: TestPerson[] = [];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  boss = await company.person("ceo");
  for (let n = 0; n < 4; n++) {
    const person = await company.person("sales");
    people.push(person);
    await server.call(person, "POST", "/api/usage/consent", { purpose: "usage", agreed: true });
  }
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const event = (name: string, path: string, minute: number, properties: object = {}) => ({
  id: randomUUID(),
  name,
  path,
  at: `2026-03-02T10:${String(minute).padStart(2, "0")}:00Z`,
  properties,
});
type Event = ReturnType<typeof event>;
const used = async (nth: number, ...events: Event[]) => {
  const person = people[nth];
  if (person) await server.call(person, "POST", "/api/usage/events", { events });
};
type Thing = { thing: string; times: number; people: number };
type Usage = {
  agreed: number;
  people: number;
  active: number;
  days: object[];
  pages: Thing[];
  presses: Thing[];
  searches: Thing[];
  left_out: Record<string, number>;
  speeds: object[];
};
const days = "from=2026-03-01&until=2026-03-31&zone=Europe/Paris";
const ask = <T>(path: string, by = boss) => server.call<{ data: T }>(by, "GET", `/api/analytics/${path}${days}`);

test("what at least three people did is told, what fewer did is counted only, and who agreed is said", async () => {
  for (const nth of [0, 1, 2, 3])
    await used(nth, event("page.view", "/leads", nth), event("ui.press button", "/leads", nth, { label: "New lead" }));
  for (const nth of [0, 1, 2])
    await used(nth, event("search.none", "/leads", nth, { query: nth ? "Rouvrey" : "rouvrey" }));
  for (const nth of [0, 1])
    await used(nth, event("page.view", "/secret", 20), event("search.none", "/", 20, { query: "raise" }));
  for (const nth of [1, 2, 3])
    await used(nth, event("page.speed", "/leads", 5, { metric: "LCP", value: 900, rating: "good", device: "phone" }));
  await used(0, event("page.speed", "/secret", 5, { metric: "LCP", value: 1, rating: "good", device: "phone" }), {
    ...event("page.view", "/clients", 1),
    at: "2026-03-03T10:00:00Z",
  });
  const { data } = (await ask<Usage>("usage?")).body;
  expect(data).toMatchObject({ agreed: 4, people: 5, active: 4, left_out: { pages: 2, searches: 1 } });
  expect(data.days).toEqual([
    { day: "2026-03-02", people: 4 },
    { day: "2026-03-03", people: null },
  ]);
  expect(data.pages).toEqual([{ thing: "/leads", times: 4, people: 4 }]);
  expect(data.presses).toEqual([{ thing: "New lead", times: 4, people: 4 }]);
  expect(data.searches).toEqual([{ thing: "rouvrey", times: 3, people: 3 }]);
  expect(data.speeds).toEqual([{ path: "/leads", device: "phone", views: 3, lcp: 900, inp: null }]);
  expect(JSON.stringify(data)).not.toContain("raise");
});

test("a funnel is of people who went on in this order; one or two are not told of", async () => {
  for (const nth of [0, 1, 2]) await used(nth, event("page.view", "/clients", 30 + nth));
  await used(0, event("page.view", "/tasks", 40));
  const funnel = async (steps: string) =>
    (await ask<{ people: number | null }[]>(`funnel?steps=${steps}&`)).body.data.map((step) => step.people);
  expect(await funnel("/leads,/clients,/tasks")).toEqual([4, 3, null]);
  expect(await funnel("/clients,/leads")).toEqual([3, 0]);
  expect((await ask("funnel?steps=/leads&")).status).toBe(422);
  expect((await ask(`funnel?steps=${"/a,".repeat(9)}/a&`)).status).toBe(422);
});

test("who came first in a week is followed in the weeks after", async () => {
  const views =
    "insert into app.usage_events (user_id, name, path, at) select $1, 'page.view', '/weeks', now() - $2 * interval '7 days'";
  await company.owner.query("delete from app.usage_events");
  for (const { id } of people.slice(0, 3)) await company.owner.query(views, [id, 3]);
  for (const { id } of people.slice(0, 2)) await company.owner.query(views, [id, 1]);
  const { weeks } = (await ask<{ weeks: { people: number; came: object }[] }>("usage?")).body.data;
  expect(weeks).toMatchObject([{ people: 3, came: { 0: 3, 2: null } }]);
});

test("those who lead, keep or audit the company are told, and nobody else", async () => {
  for (const role of ["admin", "auditor"]) expect((await ask("usage?", await company.person(role))).status).toBe(200);
  for (const role of ["sales", "marketing", "project_manager", "support"]) {
    const person = await company.person(role);
    expect((await ask("usage?", person)).status).toBe(403);
    expect((await ask("funnel?steps=/leads,/tasks&", person)).status).toBe(403);
  }
});
