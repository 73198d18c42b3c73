import { afterAll, beforeAll, expect, test } from "vitest";
import { isoDay } from "../../records/date-spans.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { knowUsualStages } from "../../testing/usual-stages.ts";
import { setRegion } from "../../ui/format.ts";
import type { Group, Sums } from "./figures.ts";
import { homeFigures, homeQuestions, type HomeAnswers } from "./home-figures.ts";
import { periodOf } from "./period.ts";
import { shareOfMonths } from "./plan-figures.ts";
import { questionOf } from "./question.ts";

knowUsualStages();
const zone = "Europe/Paris";
const now = new Date("2026-11-23T10:00Z");
const november = "2026-11-01..2026-11-30";
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let boss: TestPerson;
let [north, south] = ["", ""];

beforeAll(async () => {
  setRegion({ language: "en", locale: "fr-FR", time_zone: zone });
  company = await testCompany();
  server = await testServer(company);
  [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north });
  amir = await company.person("sales", { team_id: south });
  boss = await company.person("ceo");
  const target = (of: object) =>
    company.row("public.targets", { measure: "won_value", month: "2026-11-01", amount: 300, ...of });
  await target({ amount: 3000 });
  await target({ month: "2026-12-01", amount: 3100 });
  await target({ team_id: north, amount: 1000 });
  await target({ team_id: south, amount: 1500 });
  await target({ person_id: claire.id });
  await target({ person_id: amir.id, amount: 700 });
  await target({ measure: "new", team_id: north, amount: 60 });
  await target({ measure: "new", team_id: south, amount: 40 });
  const cost = (source: string, amount: number) =>
    company.row("public.source_costs", { source, month: "2026-11-01", amount });
  await cost("Fair", 600);
  await cost("Radio", 90);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const home = async (person: TestPerson, word: string, owner?: string) => {
  const me = { id: person.id, team_id: person.team_id ?? null, costs: person === boss };
  const narrowed = { period: periodOf(word, now), owner };
  const asked = homeQuestions(narrowed, me);
  const questions = Object.values(asked).map((each) => questionOf(each, me, zone));
  const { status, body } = await server.call<{ data: Group[][] }>(person, "POST", "/api/summaries", { questions });
  expect(status).toBe(200);
  const told = Object.fromEntries(Object.keys(asked).map((name, index) => [name, body.data[index] ?? []]));
  return homeFigures(narrowed, told as HomeAnswers, now);
};
const wanted = async (person: TestPerson, word: string, owner?: string) => {
  const { won_value } = (await home(person, word, owner)).targets;
  return won_value && [Math.round(won_value.whole), Math.round(won_value.by_now)];
};

test("a target is the company's, a team's or a person's, whom the page looks at, and nobody's who may not know it", async () => {
  expect(await wanted(boss, "this-month")).toEqual([3000, 2300]);
  expect(await wanted(boss, "this-month", `team:${north}`)).toEqual([1000, 767]);
  expect(await wanted(boss, "this-month", amir.id)).toEqual([700, 537]);
  expect(await wanted(boss, "this-month", "none")).toBeUndefined();
  // A salesperson sees their team's and their own.
  expect(await wanted(claire, "this-month")).toEqual([1000, 767]);
  expect(await wanted(claire, "this-month", "team")).toEqual([1000, 767]);
  expect(await wanted(claire, "this-month", "me")).toEqual([300, 230]);
  expect(await wanted(claire, "this-month", amir.id)).toBeUndefined();
  expect(await wanted(claire, "this-month", `team:${south}`)).toBeUndefined();
});

test("what no company's target says, the teams' say together", async () => {
  expect((await home(boss, "this-month")).targets.new?.whole).toBe(100);
  expect((await home(claire, "this-month")).targets.new?.whole).toBe(60);
});

test("a period takes its months by their days", async () => {
  expect(await wanted(boss, "this-quarter")).toEqual([6100, 2300]);
  expect(await wanted(boss, "2026-11-16..2026-12-31")).toEqual([1500 + 3100, 800]);
  expect(await wanted(boss, "2026-11-16..2026-11-16")).toEqual([100, 100]);
  expect(await wanted(boss, "last-quarter")).toBeUndefined();
  const months = [{ month: "2026-02-01", amount: 280, count: 1 }];
  expect(shareOfMonths(months, { from: "2026-02-27", to: "2026-03-05" })).toBeCloseTo(20);
});

test("the forecast is what was won, and what is to close in the period by how surely it is counted on", async () => {
  const lead = (values: object) =>
    company.row("public.leads", { name: "Forecast", owner_id: amir.id, team_id: south, ...values });
  const plant = async (stage: string, value: number, expected_close: string | null) =>
    lead({ stage, value, expected_close, created_at: "2020-01-01T00:00Z", stage_entered_at: "2026-11-10T00:00Z" });
  await plant("won", 1000, null);
  await plant("negotiation", 100, "2026-11-01");
  await plant("negotiation", 10, "2026-12-01");
  await plant("proposal", 200, "2026-11-30");
  await plant("new", 400, "2026-11-25");
  const { forecast } = await home(boss, november);
  const euros = ({ EUR = 0 }: Sums) => EUR;
  expect(euros(forecast.commit.all)).toBe(1100);
  expect(euros(forecast.best.all)).toBe(1300);
  expect(euros(forecast.weighted.all)).toBe(1000 + 75 + 100 + 20);
  expect([forecast.commit.open.count, forecast.best.open.count, forecast.weighted.open.count]).toEqual([1, 2, 3]);
  const { rows } = await company.owner.query<{ n: number }>(
    `select sum(weighted)::float as n from public.leads where stage in ('new', 'proposal', 'negotiation')
       and expected_close between '2026-11-01' and '2026-11-30'`,
  );
  expect(euros(forecast.weighted.open.weighted)).toBe(rows[0]?.n);
});

test("a source says what it cost to whoever may know, also where none of its leads came", async () => {
  await company.row("public.leads", { name: "From the fair", source: "Fair", created_at: "2026-11-02T08:00Z" });
  const told = (await home(boss, november)).sources;
  expect(told.map(({ key, came, cost }) => [key, came.count, cost && Math.round(cost)])).toEqual([
    ["Fair", 1, 460],
    ["Radio", 0, 69],
  ]);
  expect((await home(boss, november, amir.id)).sources).toEqual([]);
  const seen = await home(claire, november);
  expect(seen.sources.map(({ key, cost }) => [key, cost])).toEqual([["Fair", undefined]]);
  const asked = { questions: [{ of: "source_costs", sum: "amount" }] };
  expect((await server.call(claire, "POST", "/api/summaries", asked)).status).toBe(403);
});

test("what was done is told by person and kind, of done ones in the period alone, of those that one sees", async () => {
  const lead_of = async (owner: TestPerson) =>
    (await server.call<{ data: { id: string } }>(owner, "POST", "/api/leads", { name: "Spoken with" })).body.data.id;
  const [hers, his] = [await lead_of(claire), await lead_of(amir)];
  const done = (by: TestPerson, row_id: string, kind: string, at: string, state = "done") =>
    server.call(by, "POST", "/api/activities", { entity: "leads", row_id, kind, state, at, owner_id: by.id });
  const today = new Date().toISOString();
  for (const kind of ["call", "call", "meeting"]) expect((await done(claire, hers, kind, today)).status).toBe(201);
  await done(claire, hers, "call", today, "planned");
  await done(claire, hers, "call", "2020-01-01T00:00Z");
  await done(amir, his, "visit", today);
  const day = isoDay(new Date());
  const told = async (person: TestPerson) =>
    (await home(person, `${day}..${day}`)).done.map(({ key, all, by_kind }) => [
      key,
      all.count,
      by_kind["call"]?.count ?? 0,
    ]);
  expect(await told(boss)).toEqual([
    [claire.id, 3, 2],
    [amir.id, 1, 0],
  ]);
  expect(await told(claire)).toEqual([[claire.id, 3, 2]]);
});
