import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let boss: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north });
  amir = await company.person("sales", { team_id: south });
  boss = await company.person("ceo");
  await company.row("public.rates", { currency: "USD", rate: 0.5 });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Pace = { won: number; lost: number; worth: number; unvalued: number; half_days: number | null; open: number };
type Stage = { stage: string; entered: number; went_on: number; lost: number; stand: number; half_days: number };
type Month = { month: string; day: string | null; weighted: number | null; committed: number | null; came: number };
type Sales = {
  pace: Pace;
  before: Pace;
  stages: Stage[];
  efforts: { least: number; won: number; lost: number }[];
  months: Month[];
};

const days = "from=2020-01-01&until=2199-01-01&before_from=2000-01-01&before_until=2019-12-31&zone=Europe/Paris";
const asked = (by: TestPerson, more = "") =>
  server.call<{ data: Sales }>(by, "GET", `/api/analytics/sales?${days}${more}`);
const sales = async (by = boss, more = "") => (await asked(by, more)).body.data;
const lead = async (by: TestPerson, values: object = {}) =>
  (await server.made<{ id: string }>(by, "leads", { name: "A lead", ...values })).id;
const act = async (by: TestPerson, method: string, path: string, values: object) => {
  const { status } = await server.call(by, method, `/api/leads/${path}`, values);
  expect(status).toBe(200);
};
const move = (by: TestPerson, id: string, stage: string) => act(by, "POST", "move", { id, stage });
const win = (by: TestPerson, id: string) => act(by, "POST", "win", { id });
const lose = (by: TestPerson, id: string) => act(by, "POST", "lose", { id, lost_reason: "price" });
const stays = async (id: string) =>
  (
    await company.owner.query<{ stage: string; went_to: string | null }>(
      "select stage, went_to from app.lead_stays where lead_id = $1 order by entered_at",
      [id],
    )
  ).rows;
/** As if what the lead has done so far had been done so many days ago. */
const age = (id: string, by: number) =>
  company.owner.query(
    "update app.lead_stays set entered_at = entered_at - $2 * interval '1 day', left_at = left_at - $2 * interval '1 day' where lead_id = $1",
    [id, by],
  );

test("stages are passed: on, lost, still there; each with the days that its leads stood in it, of what one sees", async () => {
  const on = await lead(claire);
  await age(on, 4);
  await move(claire, on, "qualified");
  const gone = await lead(claire);
  await age(gone, 8);
  await lose(claire, gone);
  await lead(claire);
  await lead(amir);
  const of = async (by: TestPerson, more = "") => (await sales(by, more)).stages.find(({ stage }) => stage === "new");
  expect(await of(boss)).toMatchObject({ entered: 4, went_on: 1, lost: 1, stand: 2, half_days: 6, most_days: 7.6 });
  expect(await of(claire)).toMatchObject({ entered: 3, stand: 1 });
  expect(await of(amir)).toMatchObject({ entered: 1, went_on: 0, half_days: null });
  expect(await of(boss, `&owner=${amir.id}`)).toMatchObject({ entered: 1 });
  expect(await of(boss, `&team=${claire.team_id}`)).toMatchObject({ entered: 3 });
  expect(await of(boss, "&owner=none")).toBeUndefined();
});

test("who comes back to a stage within ten minutes never left it; a removed stage leaves its time to the next", async () => {
  const id = await lead(claire);
  await age(id, 2);
  await move(claire, id, "proposal");
  await move(claire, id, "new");
  expect(await stays(id)).toEqual([{ stage: "new", went_to: null }]);
  await move(claire, id, "proposal");
  await age(id, 1);
  await move(claire, id, "new");
  expect(await stays(id)).toEqual([
    { stage: "new", went_to: "proposal" },
    { stage: "proposal", went_to: "new" },
    { stage: "new", went_to: null },
  ]);
  await company.owner.query("delete from public.leads where id = $1", [id]);
  expect(await stays(id)).toEqual([]);
});

test("the pace is of what was closed, in the company's currency; what has no rate is said to be left out", async () => {
  const before = (await sales(amir)).pace;
  for (const [value, currency] of [
    [1000, "EUR"],
    [1000, "USD"],
    [1000, "CHF"],
    [null, "EUR"],
  ] as const)
    await win(amir, await lead(amir, { value, currency }));
  await lose(amir, await lead(amir, { value: 500 }));
  const { pace } = await sales(amir);
  expect(pace).toMatchObject({ won: before.won + 4, lost: before.lost + 1, worth: before.worth + 1500, unvalued: 1 });
  expect(pace.half_days).toBe(0);
  expect((await sales(amir)).before).toMatchObject({ won: 0, lost: 0, worth: 0, half_days: null });
});

test("efforts are what was done before the end, by what one sees of it; notes are none", async () => {
  const id = await lead(claire);
  const done = (kind: string, at: string) =>
    company.row("public.activities", { entity: "leads", row_id: id, kind, state: "done", at, owner_id: claire.id });
  await done("call", "2026-01-01T10:00Z");
  await done("meeting", "2026-01-02T10:00Z");
  await done("note", "2026-01-03T10:00Z");
  const won = async (by = claire) => (await sales(by)).efforts.map((band) => band.won);
  const before = await won();
  await win(claire, id);
  await done("call", "2199-01-01T10:00Z");
  expect(await won()).toEqual(before.map((many, nth) => (nth === 1 ? many + 1 : many)));
  expect((await sales(amir)).efforts[1]).toMatchObject({ least: 1, won: 0 });
});

test("what is expected of a month is kept once a day, as it was said, for those who saw the leads then", async () => {
  const { rows } = await company.owner.query<{ day: string }>("select app.company_day()::text as day");
  const month = `${rows[0]?.day.slice(0, 7)}-01`;
  const expected = { expected_close: rows[0]?.day, value: 800, stage: "negotiation" };
  const id = await lead(claire, expected);
  await lead(amir, { ...expected, value: 100 });
  const keep = () => company.database.flush(company.system, [{ text: "select app.keep_forecasts()", values: [] }]);
  await keep();
  await act(claire, "PATCH", id, { value: 9000, version: 1 });
  await keep();
  // (As if it had been said on the first of the month, whichever day it is.)
  await company.owner.query(
    `with kept as (insert into app.forecast_days select $1, 'EUR' on conflict do nothing)
    update app.forecasts set day = $1`,
    [month],
  );
  const said = async (by: TestPerson, more = "") => (await sales(by, more)).months.at(-1);
  expect(await said(boss, `&team=${claire.team_id}`)).toMatchObject({
    month,
    day: month,
    weighted: 600,
    committed: 800,
  });
  expect(await said(claire)).toMatchObject({ weighted: 600, committed: 800, came: 0 });
  expect(await said(amir, `&owner=${claire.id}`)).toMatchObject({ day: month, weighted: 0, committed: 0 });
  await win(claire, id);
  expect(await said(claire)).toMatchObject({ committed: 800, came: 9000 });
  expect((await sales(boss)).months).toHaveLength(7);
  await expect(
    company.database.flush(boss.actor, [{ text: "select app.keep_forecasts()", values: [] }]),
  ).rejects.toThrow(/permission denied/);
});

test("days that are none, other owners and steps of anything are refused in a sentence", async () => {
  for (const more of ["owner=me", "team=x", "from=0001-01-01", "zone=Mars", "until=2026-02-30"]) {
    const query = new URLSearchParams([...new URLSearchParams(days), ...new URLSearchParams(more)].toReversed());
    const { status } = await server.call(boss, "GET", `/api/analytics/sales?${query}`);
    expect({ more, status }).toEqual({ more, status: 422 });
  }
  const client = await company.person("client", {
    account_id: await company.row("public.accounts", { name: "Client" }),
  });
  expect((await asked(client)).status).toBe(403);
});
