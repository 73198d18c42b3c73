import { afterAll, beforeAll, expect, test } from "vitest";
import { chance } from "../demo/random.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { BoardTile, MeetingsTile, PipelineTile, Shown, TargetTile, WinsTile } from "./browser/wall/shown.ts";

// What tiles say is held against sums that are made here of the rows as they were written, by nothing of theirs.

type Lead = {
  id: string;
  owner: string;
  team: string;
  stage: string;
  day: string;
  value: number | null;
  currency: string;
};
type Done = { owner: string; team: string; day: string };

let company: TestCompany;
let server: TestServer;
let [north, south] = ["", ""];
let claire: TestPerson;
let amir: TestPerson;
let [of_all, of_north, hidden] = ["", "", ""];
const leads: Lead[] = [];
const done: Done[] = [];
const luck = chance(20_261_133);

// A day before, the day itself, and its neighbours by half an hour of Paris: what is of a day there is of another one in UTC.
const moments: Record<string, string> = {
  "2026-02-17": "2026-02-16T23:30:00Z",
  "2026-02-16": "2026-02-16T22:30:00Z",
  "2026-01-31": "2026-01-31T12:00:00Z",
  "2025-12-31": "2025-12-31T22:30:00Z",
  "2026-11-03": "2026-11-03T22:30:00Z",
  "2026-11-04": "2026-11-03T23:30:00Z",
  "2026-10-20": "2026-10-20T08:00:00Z",
};
const stages = ["won", "won", "won", "lost", "proposal", "on_hold", "new"];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north, name: "Claire Vasseur" });
  amir = await company.person("sales", { team_id: south, name: "Amir Kaci" });
  await company.row("public.rates", { currency: "USD", rate: 0.5 });
  const target = (of: object) => company.row("public.targets", { measure: "won_value", amount: 3100, ...of });
  await target({ month: "2026-01-01" });
  await target({ month: "2026-02-01", amount: 2800 });
  await target({ month: "2026-02-01", amount: 1400, team_id: north });
  await target({ month: "2026-10-01", amount: 900, team_id: north });
  await target({ month: "2026-11-01", amount: 600, team_id: south });
  await target({ month: "2026-02-01", amount: 1, person_id: claire.id });
  await target({ month: "2026-02-01", amount: 1, measure: "won" });
  of_all = await company.row("public.big_screens", { name: "All" });
  of_north = await company.row("public.big_screens", { name: "North", about_team_id: north });
  hidden = await company.row("public.big_screens", { name: "Hidden", names_hidden: true });
  for (let nth = 0; nth < 60; nth++) await addLead();
  for (let nth = 0; nth < 30; nth++) await addDone();
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const owners = () => [claire, amir].map(({ id, team_id }) => ({ owner: id, team: team_id ?? "" }));
const pick = <T>(all: readonly T[]): T => luck.one(all);

async function addLead() {
  const lead = {
    ...pick(owners()),
    stage: pick(stages),
    day: pick(Object.keys(moments)),
    value: pick([null, 100, 250.5, 1000]),
    currency: pick(["EUR", "EUR", "USD", "GBP"]),
  };
  const { value, currency, stage } = lead;
  const row = {
    name: "Deal",
    company_name: "Halles",
    owner_id: lead.owner,
    team_id: lead.team,
    value,
    currency,
    stage,
    lost_reason: reasonOf(stage),
  };
  const id = await company.row("public.leads", { ...row, stage_entered_at: moments[lead.day] });
  leads.push({ id, ...lead });
}

async function addDone() {
  const one = { ...pick(owners()), day: pick(Object.keys(moments)) };
  const row = { kind: "call", state: pick(["done", "done", "planned"]), owner_id: one.owner, at: moments[one.day] };
  const { id } = pick(leads);
  await company.row("public.activities", { ...row, team_id: one.team, entity: "leads", row_id: id });
  if (row.state === "done") done.push(one);
}

const reasonOf = (stage: string) => (stage === "lost" ? "Price" : null);
const worthOf = ({ value, currency }: Lead) =>
  value === null || currency === "GBP" ? 0 : value * (currency === "USD" ? 0.5 : 1);
const sumOf = (some: Lead[]) => some.reduce((sum, lead) => sum + worthOf(lead), 0);

async function ask<T>(name: string, screen: string, day?: string): Promise<T> {
  const text = `select app.big_screen_${name}(s${day ? `, '${day}'` : ""}) as told from public.big_screens s where s.id = $1`;
  const { rows } = await company.owner.query<{ told: T }>(text, [screen]);
  return rows[0]?.told as T;
}

/** Everything that tiles say of a day, by hand and by them. */
async function hold(today: string, screen: string, team?: string) {
  const mine = leads.filter((lead) => !team || lead.team === team);
  const month = today.slice(0, 7);
  const quarter = Math.floor((Number(month.slice(5)) - 1) / 3);
  const months = [1, 2, 3].map((nth) => `${today.slice(0, 4)}-${String(quarter * 3 + nth).padStart(2, "0")}`);
  const won = mine.filter(({ stage, day }) => stage === "won" && day <= today);
  const in_quarter = won.filter(({ day }) => months.includes(day.slice(0, 7)));

  const target = await ask<TargetTile>("target", screen, today);
  expect(target.won).toBeCloseTo(sumOf(in_quarter), 2);
  expect([target.deals, target.unrated]).toEqual([in_quarter.length, in_quarter.filter(isUnrated).length]);
  expect(target.line.at(-1)?.[1] ?? 0).toBeCloseTo(target.won, 2);
  for (const [day, worth] of target.line)
    expect(worth).toBeCloseTo(sumOf(in_quarter.filter((one) => one.day <= day)), 2);

  const wins = await ask<WinsTile>("wins", screen, today);
  const of_day = won.filter(({ day }) => day === today);
  expect(wins).toMatchObject({ count: of_day.length, unrated: of_day.filter(isUnrated).length });
  expect(wins.worth).toBeCloseTo(sumOf(of_day), 2);
  expect(wins.rows).toHaveLength(Math.min(8, of_day.length));

  const board = await ask<BoardTile>("board", screen, today);
  const in_month = ({ day }: { day: string }) => day.startsWith(month) && day <= today;
  const expected = [claire, amir].flatMap(({ id, name }) => {
    const deals = won.filter((lead) => lead.owner === id && in_month(lead));
    const activities = done.filter((one) => one.owner === id && in_month(one) && (!team || one.team === team));
    return deals.length + activities.length > 0
      ? [{ who: name, deals: deals.length, worth: sumOf(deals), activities: activities.length }]
      : [];
  });
  const ranked = expected.toSorted(
    (one, other) => other.deals - one.deals || other.worth - one.worth || other.activities - one.activities,
  );
  expect(board.rows.map(({ who, deals, activities }) => ({ who, deals, activities }))).toEqual(
    ranked.map(({ who, deals, activities }) => ({ who, deals, activities })),
  );
  for (const [place, row] of board.rows.entries()) expect(row.worth).toBeCloseTo(ranked[place]?.worth ?? -1, 2);

  const pipeline = await ask<PipelineTile>("pipeline", screen);
  const open = mine.filter(({ stage }) => !["won", "lost"].includes(stage));
  expect([pipeline.leads, pipeline.unrated]).toEqual([open.length, open.filter(isUnrated).length]);
  expect(pipeline.worth).toBeCloseTo(sumOf(open), 2);
  const of_stage = (stage: string) => open.filter((lead) => lead.stage === stage);
  for (const [name, stage] of [
    ["Proposal", "proposal"],
    ["On hold", "on_hold"],
    ["New", "new"],
  ] as const) {
    const row = pipeline.rows.find((one) => one.name === name);
    expect([name, row?.leads]).toEqual([name, of_stage(stage).length]);
    expect(row?.worth).toBeCloseTo(sumOf(of_stage(stage)), 2);
  }
}

const isUnrated = ({ value, currency }: Lead) => value !== null && currency === "GBP";
const holdAll = async () => {
  for (const day of ["2026-02-17", "2026-11-03"]) {
    await hold(day, of_all);
    await hold(day, of_north, north);
  }
};

test("tiles add up what was written, for two days, the company and a team, and again after random writes", async () => {
  await holdAll();
  for (let nth = 0; nth < 40; nth++) {
    const lead = pick(leads);
    // (What is closed is reopened before it is closed otherwise.)
    const stage = ["won", "lost"].includes(lead.stage) ? pick([lead.stage, "new", "proposal"]) : pick(stages);
    const to = { stage, value: pick([null, 70, 900.25]), day: pick(Object.keys(moments)) };
    if (luck.next() < 0.2) {
      await company.owner.query("update public.leads set deleted_at = now() where id = $1", [lead.id]);
      leads.splice(leads.indexOf(lead), 1);
      continue;
    }
    await company.owner.query("update public.leads set stage = $2, value = $3, lost_reason = $4 where id = $1", [
      lead.id,
      to.stage,
      to.value,
      reasonOf(to.stage),
    ]);
    await company.owner.query("update public.leads set stage_entered_at = $2 where id = $1", [
      lead.id,
      moments[to.day],
    ]);
    Object.assign(lead, to);
  }
  await holdAll();
});

test("a target is the company's own where it has one, else its teams' together, and by today the part that is over", async () => {
  const told = async (screen: string, day: string) => {
    const { target, by_now } = await ask<TargetTile>("target", screen, day);
    return { target, by_now };
  };
  const share = (of: number, days: number, all: number) => Math.round((of * days * 100) / all) / 100;
  expect(await told(of_all, "2026-02-17")).toEqual({ target: 5900, by_now: 3100 + share(2800, 17, 28) });
  expect(await told(of_north, "2026-02-17")).toEqual({ target: 1400, by_now: share(1400, 17, 28) });
  expect(await told(of_all, "2026-11-03")).toEqual({ target: 1500, by_now: 900 + share(600, 3, 30) });
  expect(await told(of_north, "2026-11-03")).toEqual({ target: 900, by_now: 900 });
  expect(await told(of_all, "2026-07-01")).toEqual({ target: null, by_now: null });
});

test("meetings are those that still go on or come, with those of the day that have no hour", async () => {
  const now = "2026-06-10T10:00:00Z";
  const plan = (at: string, of: object = {}) =>
    company.row("public.activities", {
      kind: "meeting",
      state: "planned",
      subject: at,
      at,
      owner_id: claire.id,
      team_id: north,
      entity: "leads",
      row_id: leads[0]?.id,
      ...of,
    });
  await company.owner.query("delete from public.activities where state = 'planned'");
  await plan("2026-06-10T09:30:00Z", { duration: 60 });
  await plan("2026-06-10T08:00:00Z", { duration: 60 });
  await plan("2026-06-09T22:00:00Z", { subject: "all day" });
  await plan("2026-06-08T22:00:00Z", { subject: "yesterday" });
  await plan("2026-06-11T08:00:00Z", { kind: "email" });
  await plan("2026-06-11T09:00:00Z", { owner_id: amir.id, team_id: south });
  const rows = async (screen: string) => {
    const text = "select app.big_screen_meetings(s, $2) as told from public.big_screens s where s.id = $1";
    const { rows: told } = await company.owner.query<{ told: MeetingsTile }>(text, [screen, now]);
    return told[0]?.told.rows ?? [];
  };
  expect((await rows(of_all)).map(({ what, all_day }) => [what, all_day])).toEqual([
    ["all day", true],
    ["2026-06-10T09:30:00Z", false],
    ["2026-06-11T09:00:00Z", false],
  ]);
  expect(await rows(of_north)).toHaveLength(2);
  expect((await rows(hidden)).every(({ what, about, who }) => !what && !about && !who)).toBe(true);
});

test("where names are hidden none leaves the database, and tiles that were not given are not there", async () => {
  await company.owner.query("update public.leads set stage = 'won' where id = $1", [leads[0]?.id]);
  await company.owner.query("update public.leads set stage_entered_at = now() where id = $1", [leads[0]?.id]);
  const plain = await ask<Shown>("told", of_all);
  expect(JSON.stringify(plain)).toMatch(/Claire Vasseur|Amir Kaci/);
  expect(JSON.stringify(plain)).toContain("Halles");
  const masked = await ask<Shown>("told", hidden);
  expect(JSON.stringify(masked)).not.toMatch(/Claire|Vasseur|Amir|Kaci|Halles|Deal/);
  expect(masked.tiles.map(({ tile }) => tile)).toEqual(["target", "wins", "board", "pipeline", "meetings"]);
  await company.owner.query("update public.big_screens set tiles = '{wins}' where id = $1", [hidden]);
  expect((await ask<Shown>("told", hidden)).tiles.map(({ tile }) => tile)).toEqual(["wins"]);
});

test("in the app each sees a screen by their own rights, whoever may open the page", async () => {
  const shown = async (person: TestPerson) =>
    server.call<{ data: Shown }>(person, "GET", `/api/big_screen/shown?screen=${of_all}`);
  const count = async (person: TestPerson) => {
    const { status, body } = await shown(person);
    expect(status).toBe(200);
    const tile = body.data.tiles.find((each) => each.tile === "pipeline");
    return tile?.tile === "pipeline" ? tile.leads : -1;
  };
  const open = (team?: string) =>
    leads.filter((lead, nth) => nth > 0 && (!team || lead.team === team) && !["won", "lost"].includes(lead.stage))
      .length;
  for (const role of ["ceo", "admin", "marketing", "auditor"])
    expect(await count(await company.person(role))).toBe(open());
  expect(await count(claire)).toBe(open(north));
  for (const role of ["support", "team_member", "project_manager"])
    expect((await shown(await company.person(role))).status).not.toBe(200);
});

test("a company has so many screens, and each tile stands on one once", async () => {
  const admin = await company.person("admin");
  const twice = await server.call(admin, "POST", "/api/big_screens", { name: "Twice", tiles: ["wins", "wins"] });
  expect([twice.status, twice.body.details?.fields?.["tiles"]]).toEqual([422, "names a tile twice"]);
  expect((await server.call(admin, "POST", "/api/big_screens", { name: "None", tiles: [] })).status).toBe(422);
  for (let nth = 3; nth < 50; nth++) await company.row("public.big_screens", { name: `Screen ${nth}` });
  const more = await server.call(admin, "POST", "/api/big_screens", { name: "One more" });
  expect([more.status, more.body.message]).toEqual([409, "A company has 50 big screens at most."]);
});
