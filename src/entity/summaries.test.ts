import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Group = Record<string, unknown> & { count: number };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let boss: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North") });
  amir = await company.person("sales", { team_id: await company.team("South") });
  boss = await company.person("ceo");
  const plant = (owner: TestPerson, values: object) =>
    company.row("public.leads", { name: "Planted", owner_id: owner.id, ...values });
  await plant(claire, { source: "Fair", value: 100, expected_close: "2026-11-30" });
  await plant(claire, { source: "Fair", value: 50, currency: "USD", expected_close: "2026-12-01" });
  await plant(claire, { source: "Fair", stage: "won", value: 7 });
  await plant(amir, { source: "Web", value: 1, expected_close: "2026-12-31" });
  // Of the last night of March in Paris, which is still February in UTC nowhere, and of that of October.
  await plant(amir, { created_at: "2026-03-31T21:59Z", external_source: "moved" });
  await plant(amir, { created_at: "2026-03-31T22:00Z", external_source: "moved" });
  await plant(amir, { created_at: "2026-10-31T22:59Z", external_source: "moved" });
  await plant(amir, { created_at: "2026-10-31T23:00Z", external_source: "moved" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const summary = async (person: TestPerson, query: Record<string, string>) => {
  const { body } = await server.call<{ data: Group[] }>(
    person,
    "GET",
    `/api/leads/summary?${new URLSearchParams(query).toString()}`,
  );
  return body.data;
};
const ask = (person: TestPerson, questions: object[]) =>
  server.call<{ data: Group[][] }>(person, "POST", "/api/summaries", { questions });

test("groups can be of two columns, each sum by its currency", async () => {
  const groups = await summary(boss, { by: "source,stage", sum: "value" });
  expect(groups).toContainEqual({ source: "Fair", stage: "new", count: 2, value: { EUR: 100, USD: 50 } });
  expect(groups).toContainEqual({ source: "Fair", stage: "won", count: 1, value: { EUR: 7 } });
  expect((await summary(claire, { by: "source,stage" })).map(({ source }) => source)).not.toContain("Web");
});

test("months are those of a clock, also where it changes", async () => {
  const where = JSON.stringify({ external_source: "moved" });
  const of = async (zone: string) =>
    Object.fromEntries(
      (await summary(boss, { by_month: "created_at", where, zone })).map(({ month, count }) => [month, count]),
    );
  expect(await of("Europe/Paris")).toEqual({ "2026-03-01": 1, "2026-04-01": 1, "2026-10-01": 1, "2026-11-01": 1 });
  expect(await of("UTC")).toEqual({ "2026-03-01": 2, "2026-10-01": 2 });
  const closing = await summary(amir, { by_month: "expected_close", sum: "value" });
  expect(closing).toContainEqual({ month: "2026-12-01", count: 1, value: { EUR: 1 } });
});

test("months can be of columns each, beside their sums", async () => {
  const groups = await summary(boss, { by: "source", by_month: "expected_close", sum: "value" });
  expect(groups).toContainEqual({ source: "Fair", month: "2026-11-01", count: 1, value: { EUR: 100 } });
  expect(groups).toContainEqual({ source: "Fair", month: "2026-12-01", count: 1, value: { USD: 50 } });
  expect(groups).toContainEqual({ source: "Web", month: "2026-12-01", count: 1, value: { EUR: 1 } });
});

test("by months, two columns are told apart too", async () => {
  const groups = await summary(boss, { by: "source,stage", by_month: "expected_close" });
  expect(groups).toContainEqual({ source: "Fair", stage: "won", month: null, count: 1 });
});

test("a median is of those that have a value, of each group and of what one sees", async () => {
  const of = (person: TestPerson) => summary(person, { by: "source", median: "value" });
  expect(await of(boss)).toContainEqual({ source: "Fair", count: 3, median: 50 });
  expect(await of(boss)).toContainEqual({ source: null, count: 4, median: null });
  expect(await of(amir)).not.toContainEqual(expect.objectContaining({ source: "Fair" }));
  expect(await summary(boss, { median: "value", where: JSON.stringify({ source: "Fair", stage: "new" }) })).toEqual([
    { count: 2, median: 75 },
  ]);
  const { body } = await ask(boss, [
    { of: "leads", median: "value" },
    { of: "leads", sum: "value" },
  ]);
  expect(body.data[0]).toEqual([{ count: 8, median: 28.5 }]);
});

test("a median is PostgreSQL's own, however many have a value, alone and beside others that count and add up", async () => {
  const scores = [3, 3, 3, 9, 10, 40, null, null];
  for (const [index, score] of [...scores, 8, 5].entries())
    await company.row("public.leads", {
      name: "Scored",
      city: "Scored",
      title: index % 3 ? "Odd" : null,
      value: score,
    });
  const { rows } = await company.owner.query<{ title: string | null; count: number; median: number | null }>(
    `select title, count(*)::int, percentile_cont(0.5) within group (order by value) as median from public.leads where city = 'Scored' group by 1`,
  );
  const where = { city: "Scored" };
  const asked = [
    { by: "title", median: "value" },
    { median: "value" },
    { median: "probability" },
    {},
    { sum: "value" },
  ];
  const { body } = await ask(
    boss,
    asked.map((each) => ({ of: "leads", where, ...each })),
  );
  const sorted = (groups: object[] = []) => groups.map((group) => JSON.stringify(group)).toSorted();
  expect(sorted(body.data[0])).toEqual(sorted(rows));
  expect(body.data.slice(1)).toEqual([
    [{ count: 10, median: 6.5 }],
    [{ count: 10, median: expect.any(Number) as number }],
    [{ count: 10 }],
    [{ count: 10, value: { EUR: 81 } }],
  ]);
  expect(sorted(await summary(boss, { by: "title", median: "value", where: JSON.stringify(where) }))).toEqual(
    sorted(rows),
  );
  const none = [
    { of: "leads", where: { city: "Nowhere" }, median: "score" },
    { of: "leads", where: { city: "Nowhere" } },
  ];
  expect((await ask(boss, none)).body.data).toEqual([[{ count: 0, median: null }], [{ count: 0 }]]);
});

test("it is told how many rows have a value, of each group, alone and among others", async () => {
  const asked = { by: "source", sum: "value", given: "expected_close" };
  const fair = { source: "Fair", count: 3, value: { EUR: 107, USD: 50 }, given: 2 };
  expect(await summary(boss, asked)).toContainEqual(fair);
  const { body } = await ask(boss, [{ of: "leads" }, { of: "leads", ...asked }, { of: "leads", given: "source" }]);
  expect(body.data[1]).toContainEqual(fair);
  expect(body.data[2]?.[0]?.["given"]).toBe(4);
});

test("several summaries come at once, in their order, each of what the caller may see", async () => {
  const questions = [
    { of: "leads", where: { stage: "won" }, sum: "value" },
    { of: "leads", by: "source", where: { source: { is_null: false } } },
    { of: "accounts" },
  ];
  const { body } = await ask(boss, questions);
  expect(body.data.map((groups) => groups.length)).toEqual([1, 2, 1]);
  expect(body.data[0]).toEqual([{ count: 1, value: { EUR: 7 } }]);
  expect((await ask(amir, questions)).body.data[0]).toEqual([{ count: 0, value: {} }]);
  expect((await ask(await company.person("client"), questions)).status).toBe(403);
});

test("a summary says the same alone as it does among others, whichever was asked first", async () => {
  const alone = async (where: object) => summary(boss, { where: JSON.stringify(where) });
  const together = async (where: object) => (await ask(boss, [{ of: "leads", where }])).body.data[0];
  for (const [where, first, then] of [
    [{ city: "Lyon" }, alone, together],
    [{ company_name: "Nobody's" }, together, alone],
  ] as const) {
    // (A statement is kept from the second time on that it is asked for.)
    for (const asks of [first, first, then, then])
      expect(await asks(where), `${first.name} first`).toEqual([{ count: 0 }]);
  }
});

test("several of the same rows say what each says alone, whatever else is asked of these", async () => {
  const asked: Record<string, string>[] = [
    {},
    { sum: "value,score" },
    { by: "source", sum: "value" },
    { by: "source,stage" },
    { by_day: "created_at", sum: "score" },
    { by: "stage", by_month: "created_at" },
    { by_month: "expected_close", sum: "weighted,value" },
  ];
  const zone = "Europe/Paris";
  const plain = (groups: Group[] = []) => groups.map((group) => JSON.stringify(group)).toSorted();
  for (const person of [boss, claire, amir])
    for (const where of [{}, { stage: "won" }, { company_name: "Nobody's" }])
      for (const of of [asked, [...asked, { median: "value" }, { by: "owner_id", median: "score" }]]) {
        const questions = of.map((each) => ({ of: "leads", where, zone, ...each }));
        const { data } = (await ask(person, questions)).body;
        const alone = of.map((each) => summary(person, { where: JSON.stringify(where), zone, ...each }));
        expect(data.map(plain)).toEqual((await Promise.all(alone)).map(plain));
      }
});

test("what cannot be grouped, and too many questions, are refused with a sentence", async () => {
  const status = async (query: string) => (await server.call(boss, "GET", `/api/leads/summary?${query}`)).status;
  for (const query of [
    "by=stage,source,city",
    "by=stage,stage",
    "by=stage,nothing",
    "by=stage,source,city&by_month=created_at",
  ])
    expect([query, await status(query)]).toEqual([query, 400]);
  expect(await status("by_month=name")).toBe(400);
  expect(await status("given=nothing")).toBe(400);
  for (const median of ["name", "created_at", "nothing", "value&sum=value"])
    expect([median, await status(`median=${median}`)]).toEqual([median, 400]);
  expect(await status("by_day=created_at&by_month=created_at")).toBe(400);
  const many = await ask(
    boss,
    Array.from({ length: 41 }, () => ({ of: "leads" })),
  );
  expect(many.body.details?.fields?.["questions"]).toMatch(/40/);
  expect((await ask(boss, [{ of: "constructor" }])).status).toBe(404);
  expect((await ask(boss, [{ of: "leads", where: { nothing: 1 } }])).status).toBe(400);
});
