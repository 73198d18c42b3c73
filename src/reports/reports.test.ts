import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { ReportAnswer } from "./definition-shape.ts";

let company: TestCompany;
let server: TestServer;
let boss: TestPerson;
let claire: TestPerson;
let amir: TestPerson;
let account: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const north = await company.team("North");
  boss = await company.person("admin", { name: "Ada" });
  claire = await company.person("sales", { team_id: north, name: "Claire" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  await company.owner.query("update public.people set time_zone = 'Europe/Paris'");
  await company.row("public.rates", { currency: "USD", rate: 0.5 });
  account = await company.row("public.accounts", { name: "Durand", owner_id: claire.id, industry: "Food" });
  const sources = ["Fair", "Web", null];
  for (let nth = 0; nth < 60; nth++)
    await company.row("public.leads", {
      name: `Lead ${nth}`,
      owner_id: nth % 3 === 0 ? claire.id : amir.id,
      source: sources[nth % sources.length],
      value: nth % 7 === 0 ? null : nth * 13.37,
      currency: nth % 4 === 0 ? "USD" : "EUR",
      account_id: nth % 5 === 0 ? account : null,
      // Hours around both changes of the clock of 2026 in Paris, and around the ends of months.
      created_at: new Date(Date.UTC(2026, nth % 2 ? 2 : 9, nth % 2 ? 28 : 24, 20 + nth)).toISOString(),
    });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const post = <T>(by: TestPerson, body: object, path = "/api/reports/run") => server.call<T>(by, "POST", path, body);
const run = async (by: TestPerson, body: object): Promise<ReportAnswer> => {
  const { status, body: answer } = await post<{ data: ReportAnswer }>(by, { source: "leads", ...body });
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data;
};
const refused = async (by: TestPerson, body: object) => {
  const { status, body: answer } = await post<{ message: string; details?: { fields?: object } }>(by, {
    source: "leads",
    ...body,
  });
  return [status, JSON.stringify([answer.message, answer.details?.fields ?? {}])] as const;
};
const sql = async <T extends object>(text: string) => (await company.owner.query<T>(text)).rows;
const keyed = ({ rows }: ReportAnswer) => Object.fromEntries(rows.map(({ keys, values }) => [keys.join("|"), values]));

describe("numbers", () => {
  test("are those of SQL by hand: counts, averages, medians and shares by source", async () => {
    const of = ["count", "avg", "median", "max"] as const;
    const measures = of.map((each) => (each === "count" ? { of: each } : { of: each, field: "score" }));
    await company.owner.query("update public.leads set score = (abs(hashtext(name)) % 100)");
    const answer = await run(boss, { groups: [{ field: "source" }], measures: [...measures, { of: "share" }] });
    const by_hand = await sql<Record<string, string | number>>(
      `select coalesce(source, '') as key, count(*)::int, avg(score)::float8, percentile_cont(0.5) within group (order by score) as median,
         max(score)::float8, count(*) / 60.0::float8 as share from public.leads group by 1`,
    );
    expect(Object.keys(keyed(answer))).toHaveLength(by_hand.length);
    for (const { key, count, avg, median, max, share } of by_hand) {
      const [n, ...others] = keyed(answer)[String(key)] ?? [];
      expect(n).toBe(count);
      [avg, median, max, share].forEach((each, at) => expect(others[at]).toBeCloseTo(Number(each), 6));
    }
    expect(answer.total).toMatchObject({ keys: [], count: 60 });
    const [all] = await sql<{ median: number }>(
      "select percentile_cont(0.5) within group (order by score) as median from public.leads",
    );
    expect(answer.total.values[2]).toBe(all?.median);
  });

  test("of money are sums by currency, and averages in the company's", async () => {
    const measures = [
      { of: "sum", field: "value" },
      { of: "avg", field: "value" },
    ];
    const { total } = await run(boss, { measures });
    const [by_hand] = await sql<Record<string, number>>(
      `select sum(value) filter (where currency = 'EUR')::float8 as eur, sum(value) filter (where currency = 'USD')::float8 as usd,
         avg(value * case currency when 'USD' then 0.5 else 1 end)::float8 as mean from public.leads`,
    );
    expect(total.values[0]).toEqual({ EUR: by_hand?.["eur"], USD: by_hand?.["usd"] });
    expect(total.values[1]).toBeCloseTo(by_hand?.["mean"] ?? 0, 6);
    await company.owner.query("update public.leads set currency = 'GBP' where name = 'Lead 1'");
    expect((await run(boss, { measures })).left_out).toBe(1);
    await company.owner.query("update public.leads set currency = 'EUR' where name = 'Lead 1'");
  });

  test("of days go by the reader's clock, at both of its changes", async () => {
    for (const by of ["day", "week", "month", "quarter", "year"]) {
      const answer = await run(boss, { groups: [{ field: "created_at", by }] });
      const by_hand = await sql<{ key: string; count: number }>(
        `select date_trunc('${by}', created_at at time zone 'Europe/Paris')::date::text as key, count(*)::int from public.leads group by 1`,
      );
      expect(keyed(answer)).toEqual(Object.fromEntries(by_hand.map(({ key, count }) => [key, [count]])));
    }
    const tokyo = await run(boss, { groups: [{ field: "created_at", by: "day" }], zone: "Asia/Tokyo" });
    expect(keyed(tokyo)).not.toEqual(keyed(await run(boss, { groups: [{ field: "created_at", by: "day" }] })));
  });

  test("of two groupings add up to the subtotals and the total; what a record points at doubles no sum", async () => {
    const answer = await run(boss, {
      groups: [{ field: "source" }, { field: "account.industry" }],
      measures: [{ of: "sum", field: "value" }, { of: "count" }],
    });
    const by_hand = await sql<{ key: string; count: number }>(
      `select coalesce(source, '') || '|' || coalesce(industry, '') as key, count(*)::int from public.leads l
         left join public.accounts a on a.id = account_id group by 1`,
    );
    const counted = Object.fromEntries(Object.entries(keyed(answer)).map(([key, [, count]]) => [key, count]));
    expect(counted).toEqual(Object.fromEntries(by_hand.map(({ key, count }) => [key, count])));
    expect(answer.subtotals.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(answer.total.values).toEqual(
      (await run(boss, { measures: [{ of: "sum", field: "value" }, { of: "count" }] })).total.values,
    );
  });

  test("open the rows that they count: the answer's filter with a group's own is a list's", async () => {
    const { where, rows } = await run(boss, {
      filters: { created_at: "2026-03-01..2026-03-31", "account.industry": "Food" },
    });
    expect(rows).toEqual([]);
    const query = new URLSearchParams({ where: JSON.stringify(where), count: "true", limit: "1" });
    const list = await server.call<{ count: number }>(boss, "GET", `/api/leads?${query}`);
    const { total } = await run(boss, { where, measures: [{ of: "count" }] });
    expect([list.status, list.body.count]).toEqual([200, total.count]);
    expect(total.count).toBeGreaterThan(0);
  });

  test("are held against the period before", async () => {
    const { total } = await run(boss, { filters: { created_at: "2026-10-01..2026-10-31" }, compare: "created_at" });
    const [by_hand] = await sql<{ now: number; before: number }>(
      `select count(*) filter (where d between '2026-10-01' and '2026-10-31')::int as now,
         count(*) filter (where d between '2026-08-31' and '2026-09-30')::int as before
       from (select (created_at at time zone 'Europe/Paris')::date as d from public.leads) days`,
    );
    expect([total.values, total.before]).toEqual([[by_hand?.now], [by_hand?.before]]);
  });
});

describe("rights", () => {
  test("a shared report counts for each reader the rows that they see", async () => {
    const counts = await Promise.all([boss, claire, amir].map(async (by) => (await run(by, {})).total.count));
    const seen = await Promise.all(
      [boss, claire, amir].map(async (by) => {
        const list = await server.call<{ count: number }>(by, "GET", "/api/leads?count=true&limit=1");
        return list.body.count;
      }),
    );
    expect(counts).toEqual(seen);
    expect(counts[1]).toBeLessThan(counts[0] ?? 0);
    const named = await run(amir, { groups: [{ field: "account_id" }, { field: "account.industry" }] });
    expect(JSON.stringify(named)).not.toContain("Durand");
    expect(JSON.stringify(named)).not.toContain("Food");
  });

  test.each([
    { groups: [{ field: "owner_id" }], filters: { budget: "1-" } },
    { measures: [{ of: "sum", field: "budget" }] },
    { measures: [{ of: "share", field: "budget" }] },
    { measures: [{ of: "count" }], where: { budget: { gte: 1 } } },
    { source: "tasks", where: { "project.budget": { gte: 1 } } },
  ])("a column that the reader's role may not read is refused wherever it is named: %j", async (report) => {
    const member = await company.person("team_member");
    const [status, said] = await refused(member, { source: "projects", ...report });
    expect([status, said]).toEqual([403, expect.stringContaining("your role may not read")]);
    expect((await post(boss, { source: "projects", ...report })).status).toBe(200);
  });

  test("a file needs the right to export, and the log keeps that it went out", async () => {
    const member = await company.person("employee");
    const report = { source: "leads", groups: [{ field: "source" }], measures: [{ of: "sum", field: "value" }] };
    const send = (by: TestPerson) =>
      server.send(by, "POST", "/api/reports/run.csv", JSON.stringify({ ...report, name: "=Sources" }), {
        "content-type": "application/json",
      });
    expect((await send(member)).status).toBe(403);
    await company.owner.query("update public.people set locale = 'fr-FR', language = 'fr' where id = $1", [boss.id]);
    const answer = await send(boss);
    expect(answer.status).toBe(200);
    const [head, ...lines] = (await answer.text()).trim().split("\r\n");
    expect(head).toMatch(/^.?source;sum value \(EUR\);sum value \(USD\)$/);
    expect(lines).toHaveLength(3);
    const [kept] = await sql<{ count: number }>(
      "select count(*)::int from app.log where verb = 'export' and entity = 'leads'",
    );
    expect(kept?.count).toBeGreaterThan(0);
  });
});

describe("bad input", () => {
  test.each([
    [{ groups: [{ field: "gone" }] }, /gone, which there is no longer/],
    [{ filters: { gone: "x" } }, /gone, which there is no longer/],
    [{ filters: { "account.gone": "x" } }, /gone, which there is no longer/],
    [{ groups: [{ field: "stage" }, { field: "source" }, { field: "city" }] }, /at most 2 fields/],
    [{ measures: Array(6).fill({ of: "count" }) }, /at most 5 measures/],
    [{ measures: [] }, /at least one measure/],
    [{ measures: [{ of: "sum" }] }, /needs a field/],
    [{ measures: [{ of: "sum", field: "city" }] }, /city is no number/],
    [{ measures: [{ of: "sum", field: "account.phone" }] }, /no longer|another's/],
    [{ groups: [{ field: "note" }] }, /not grouped by note/],
    [{ groups: [{ field: "score" }] }, /how large the ranges/],
    [{ groups: [{ field: "score", step: 0 }] }, /groups/],
    [{ filters: { created_at: "9999-01-01..9999-12-31" } }, /within the years 1000 to 9998/],
    [{ filters: { created_at: "2026-02-30..2026-03-01" } }, /within the years 1000 to 9998/],
    [{ filters: { value: "1e99-" } }, /range of numbers/],
    [{ filters: { "name) or (true": "x" } }, /no field|Invalid key/],
    [{ groups: [{ field: "stage" }], compare: "created_at" }, /to compare it with the period before/],
    [{ source: "people" }, /source/],
    [{ zone: "Mars/Olympus" }, /time zone/],
  ] as [object, RegExp][])("%j is refused in a sentence", async (report, sentence) => {
    const [status, said] = await refused(boss, report);
    expect([400, 422]).toContain(status);
    expect(said).toMatch(sentence);
  });

  test("more groups than are told of are cut, and said to be; what nothing is in is no share of it", async () => {
    await company.owner.query("insert into public.contacts (name) select 'C ' || n from generate_series(1, 1100) n");
    const cities = await run(boss, { source: "contacts", groups: [{ field: "name" }] });
    expect([cities.rows.length, cities.cut, cities.total.count]).toEqual([1000, true, 1100]);
    const none = await run(boss, {
      filters: { city: "nowhere" },
      measures: [{ of: "share" }, { of: "avg", field: "value" }],
    });
    expect(none.total.values).toEqual([null, null]);
  });
});
